export * from './messages.ts';
export { cleanName, madeUpName, type NameFault, nameFault, nameKey } from './names.ts';
