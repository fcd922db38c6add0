import { encodeQR } from 'qr';
import { type ReactNode, useMemo } from 'react';

const QUIET = 4; // modules of nothing around it, as the norm has it

/** An address as a picture that a phone can read: dark on white in every light, or phones do not. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET }), [text]);
  const size = rows.length;
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1b1512" />
    </svg>
  );
}
