/** The place of a private class as the address of its form has it, like that of the class somebody looked at; `''` is online. */
export const wishedPlace = (city: string): Readonly<Record<string, string>> =>
  city === '' ? { place: 'online' } : { place: 'ours', city };
