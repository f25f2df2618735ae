interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is fetched ahead where data is dear: with data saver on, and on 2g. */
export function sparesData(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return Boolean(saveData) || Boolean(effectiveType?.endsWith('2g'));
}
