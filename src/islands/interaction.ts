import type { ClientDirective } from 'astro';

const interaction: ClientDirective = (load, _options, element) => {
  const start = async () => {
    const hydrate = await load();
    await hydrate();
  };
  for (const type of ['pointerover', 'focusin', 'keydown', 'touchstart']) {
    element.addEventListener(type, () => void start(), { once: true, passive: true });
  }
};

export default interaction;
