import { completeOptions, type Language } from '@cardwright/engine';
import {
  allHeroes,
  CARD_KINDS,
  type CardDefinition,
  facesOf,
  findCard,
  findSkill,
  type HeroDefinition,
  type Ltk,
  ltkIdentity,
  ltkKingdoms,
  type Mode,
} from '@cardwright/ltk';
import { Presenter } from '@cardwright/presenter';
import type { Piece } from '../../scene.ts';
import type { StageContext } from '../../stage.ts';
import { faceOf } from './cards.ts';
import { sideOf } from './heroes.ts';
import { cardSheet, heroSheet } from './sheets.ts';
import { GALLERY_WORDS, STAGE_WORDS } from './words.ts';

const GAMES = { identity: ltkIdentity, kingdoms: ltkKingdoms } as const;
const KINGDOMS = ['wei', 'shu', 'wu', 'qun'] as const;
const SIGNS = { spade: '♠', heart: '♥', club: '♣', diamond: '♦' } as const;

function contextIn(mode: Mode, language: Language): StageContext<Ltk> {
  const game = GAMES[mode];
  const presenter = new Presenter(game, language, String, completeOptions(game, {}), null);
  return { presenter, language, players: [], decision: null };
}

/** Suit and rank of every card of this name. */
function printsOf(name: string, deck: string, language: Language): string[] {
  return facesOf(deck)
    .filter((face) => face.name === name)
    .map((face) => {
      const { suit, rank } = faceOf(face, language);
      return `${suit === null ? '' : SIGNS[suit]}${rank}`;
    });
}

function cardPiece(card: CardDefinition, mode: Mode, language: Language): Piece | null {
  const options = completeOptions(GAMES[mode], {});
  const sheet = cardSheet(card.id, { mode, options }, { language });
  if (sheet === null) return null;
  const words = GALLERY_WORDS[language];
  const prints = printsOf(card.id, options.deck, language);
  const { official } = card;
  return {
    id: card.id,
    group: STAGE_WORDS[language].kinds[card.kind] ?? '',
    sheet: {
      ...sheet,
      paragraphs: [
        ...sheet.paragraphs,
        ...(mode === 'kingdoms' && official !== undefined ? [{ head: words.official, text: official[language] }] : []),
        { head: words.inDeck(prints.length), text: prints.join(' ') },
      ],
    },
    names: [card.text.en[0], card.text.zh[0]],
    concerns: [card.id, ...(card.skills ?? []).map(({ id }) => id)],
  };
}

function heroPiece(hero: HeroDefinition, mode: Mode, context: StageContext<Ltk>): Piece | null {
  const sheet = heroSheet(mode, hero.id, context);
  if (sheet === null) return null;
  const skills = hero.skills.flatMap((id) => findSkill(mode, id) ?? []);
  return {
    id: hero.id,
    group: sideOf(hero.kingdom, context).name,
    sheet,
    names: [hero.text.en, hero.text.zh, ...skills.flatMap(({ text }) => [text.en[0], text.zh[0]])],
    concerns: [hero.id, ...hero.skills],
  };
}

/** All heroes and all cards of a way to play. */
export const galleryOf =
  (mode: Mode) =>
  (language: Language): readonly Piece[] => {
    const context = contextIn(mode, language);
    const { deck } = completeOptions(GAMES[mode], {});
    const heroes = allHeroes(mode).toSorted((a, b) => KINGDOMS.indexOf(a.kingdom) - KINGDOMS.indexOf(b.kingdom));
    const cards = [...new Set(facesOf(deck).map(({ name }) => name))]
      .flatMap((name) => findCard(name) ?? [])
      .toSorted((a, b) => CARD_KINDS.indexOf(a.kind) - CARD_KINDS.indexOf(b.kind));
    const pieces = [
      ...heroes.map((hero) => heroPiece(hero, mode, context)),
      ...cards.map((card) => cardPiece(card, mode, language)),
    ];
    return pieces.filter((piece) => piece !== null);
  };
