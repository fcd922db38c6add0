import type { CardType, CornerNumber, MarkId } from '@cardwright/client/sorcery';
import type { ReactNode } from 'react';

type SignId = CardType | CornerNumber['is'] | MarkId | 'life' | 'magic' | 'deck' | 'hand' | 'action';

/** Small signs, each a shape of its own. */
const PATHS: Readonly<Record<SignId, string>> = {
  minion: 'M12 2 L20 6 V13 Q19 19 12 22 Q5 19 4 13 V6 Z',
  spell: 'M12 1 L14.5 9.5 L23 12 L14.5 14.5 L12 23 L9.5 14.5 L1 12 L9.5 9.5 Z',
  enchantment: 'M12 2 a10 10 0 1 0 .01 0 Z M12 6.5 a5.5 5.5 0 1 1 -.01 0 Z',
  ritual: 'M12 1.5 L22 20.5 H2 Z M12 8 L7 17.6 H17 Z',
  attack:
    'M20.5 2 L21.5 3 L11.8 15.2 L14 17.4 L12.6 18.8 L10 16.3 L6 20.8 Q4.4 22 3.2 20.8 Q2 19.6 3.2 18 L7.7 14 L5.2 11.4 L6.6 10 L8.8 12.2 Z',
  defence: 'M12 2 L21 5 V12 Q20 19 12 22.5 Q4 19 3 12 V5 Z M12 5 V19.2 Q17.4 16.6 18.2 11.6 V7.1 Z',
  charges: 'M13 1 L4 14 H11 L9.5 23 L20 9 H12.5 Z',
  enchanted: 'M12 2 a10 10 0 1 0 .01 0 Z M12 6.5 a5.5 5.5 0 1 1 -.01 0 Z',
  silenced:
    'M4 9 H8 L13 4 V20 L8 15 H4 Z M15.5 9.5 L17 8 L19 10 L21 8 L22.5 9.5 L20.5 11.5 L22.5 13.5 L21 15 L19 13 L17 15 L15.5 13.5 L17.5 11.5 Z',
  delayed: 'M5 2 H19 V5 L14 12 L19 19 V22 H5 V19 L10 12 L5 5 Z M8.2 19.2 H15.8 L12 14.5 Z',
  bonus: 'M12 2 L15.5 8 H8.5 Z M6 12 L10.5 20 H1.5 Z M18 12 L22.5 20 H13.5 Z',
  life: 'M12 21.5 Q2 14 2 8 Q2 3 7 3 Q10.4 3 12 6.2 Q13.6 3 17 3 Q22 3 22 8 Q22 14 12 21.5 Z',
  magic: 'M12 1 L19 8 L12 23 L5 8 Z M12 4.5 L9 8.2 H15 Z',
  deck: 'M5 2 H17 V4 H7 V18 H5 Z M8.5 5.5 H20 V22 H8.5 Z',
  hand: 'M3 8 L8.5 5 L14 19.5 L9.5 21.5 Z M10.5 4 H16.5 V12 L13.6 15 Z M17.8 5.5 L22 7.5 L17.2 18 L15.6 15.2 L17.8 12.8 Z',
  action: 'M12 3 L21 12 L12 21 L3 12 Z',
};

export function Sign({ of }: { of: SignId }): ReactNode {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} fillRule="evenodd" />
    </svg>
  );
}

const isSign = (id: string): id is SignId => Object.hasOwn(PATHS, id);

/** The sign of a fact, if it has one. */
export const FactSign = ({ id }: { id: string }): ReactNode => (isSign(id) ? <Sign of={id} /> : null);
