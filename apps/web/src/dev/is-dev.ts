/** Whether the address asks for the developer panel: `?dev`. */
export const isDev = (search: string): boolean => new URLSearchParams(search).has('dev');
