import type { ReactNode } from 'react';

export function SorceryPicture(): ReactNode {
  return <svg className="picture" viewBox="0 0 320 180" aria-hidden="true" />;
}
