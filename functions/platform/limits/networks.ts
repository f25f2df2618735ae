/** The first four groups of an IPv6 address, written out; any other address as it is. */
export function networkOf(address: string): string {
  return groupsOf(address)?.slice(0, 4).join(':') ?? ipv4Of(address);
}

/** The first three groups of an IPv6 address, the first three numbers of one of IPv4. */
export function wideNetworkOf(address: string): string {
  return groupsOf(address)?.slice(0, 3).join(':') ?? ipv4Of(address).split('.').slice(0, 3).join('.');
}

/** The address of an IPv4 network within IPv6 is that of its last part. */
function ipv4Of(address: string): string {
  return address.slice(address.lastIndexOf(':') + 1);
}

/** The groups of an IPv6 address without leading zeros; `undefined` of any other. */
function groupsOf(address: string): string[] | undefined {
  if (!address.includes(':') || ipv4Of(address).includes('.')) return undefined;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
