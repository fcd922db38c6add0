import type { ReactNode } from 'react';

export function IdentityPicture(): ReactNode {
  return <svg className="picture" viewBox="0 0 320 180" aria-hidden="true" />;
}

export function KingdomsPicture(): ReactNode {
  return <svg className="picture" viewBox="0 0 320 180" aria-hidden="true" />;
}
