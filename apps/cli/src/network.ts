import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>;

const isReachable = ({ internal, family, address }: NetworkInterfaceInfo): boolean =>
  !internal && family === 'IPv4' && !address.startsWith('169.254.');

/** Where others in the same network find this machine. */
export const networkAddresses = (interfaces: Interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces).flatMap((each) => (each ?? []).filter(isReachable).map(({ address }) => address));
