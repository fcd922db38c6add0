const BUZZ_MS = 60;

/** Whether this is something that can vibrate. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export const vibrate = (): void => void navigator.vibrate(BUZZ_MS);
