import { useEffect, useRef, useState } from 'react';

/** How wide an element is drawn, in pixels; 0 until that is known. */
export function useWidth<Drawn extends Element>() {
  const ref = useRef<Drawn>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
