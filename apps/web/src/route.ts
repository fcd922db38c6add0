import type { Viewer } from '@cardwright/engine';
import { useSyncExternalStore } from 'react';

/** Where somebody is. Addresses are behind the #, so that the page works from any place files can lie. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'replays' }
  | { readonly page: 'table'; readonly id: string; readonly isText: boolean }
  | { readonly page: 'shared'; readonly token: string; readonly isText: boolean } // a game that runs in a terminal
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null; readonly viewer: Viewer | null }
  | { readonly page: 'at'; readonly id: string; readonly secret: string | null; readonly isText: boolean } // a table on a server
  | { readonly page: 'game'; readonly id: string; readonly at: number | null; readonly viewer: Viewer | null } // that was played there
  | { readonly page: 'review'; readonly id: string; readonly at?: number; readonly seat?: number } // a game looked at afterwards
  | { readonly page: 'lobby'; readonly game: string | null }
  | { readonly page: 'ladder'; readonly game: string | null }
  | { readonly page: 'lab'; readonly game: string | null } // how balanced the games are
  | { readonly page: 'puzzles' }
  | { readonly page: 'puzzle'; readonly game: string; readonly id: string } // today's has no game
  | { readonly page: 'person'; readonly name: string }
  | { readonly page: 'learn'; readonly game: string | null; readonly isText?: boolean }
  | { readonly page: 'cards'; readonly game: string | null; readonly id: string | null } // the gallery
  | { readonly page: 'rules'; readonly game: string | null; readonly id: string | null } // a chapter
  | { readonly page: 'lost'; readonly path: string };

/** The puzzle of the day, whichever it is. */
export const TODAY = 'today';

const viewerOf = (text: string | undefined): Viewer | null => {
  if (text === 'all' || text === 'public') return text;
  return text !== undefined && /^\d$/.test(text) ? Number(text) : null;
};

/** What was written with encodeURIComponent; null: it was not. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/\?.*$/, '');
  const [first = '', id = '', last = ''] = path.split('/');
  if (first === '') return { page: 'home' };
  if (first === 'replays') return { page: 'replays' };
  if (first === 'shared') return { page: 'shared', token: id, isText: last === 'text' };
  if (first === 't' && id !== '') return { page: 'table', id, isText: last === 'text' };
  if (first === 'at' && id !== '') {
    const words = path.split('/').slice(2);
    const isText = words.at(-1) === 'text';
    return { page: 'at', id, secret: words.slice(0, isText ? -1 : undefined)[0] ?? null, isText };
  }
  if (first === 'lobby') return { page: 'lobby', game: id === '' ? null : id };
  if (first === 'ladder') return { page: 'ladder', game: id === '' ? null : id };
  if (first === 'learn')
    return id === '' ? { page: 'learn', game: null } : { page: 'learn', game: id, isText: last === 'text' };
  if (first === 'cards' || first === 'rules')
    return { page: first, game: id === '' ? null : id, id: last === '' ? null : decoded(last) };
  if (first === 'lab') return { page: 'lab', game: id === '' ? null : id };
  if (first === 'puzzles') {
    if (id === '') return { page: 'puzzles' };
    if (id === TODAY || last !== '')
      return { page: 'puzzle', game: id === TODAY ? '' : id, id: id === TODAY ? TODAY : last };
  }
  if (first === 'person') {
    const name = decoded(id);
    return name === null || name === '' ? { page: 'lost', path } : { page: 'person', name };
  }
  if ((first === 'r' || first === 'game') && id !== '') {
    const [at = '', viewer] = last.split('@');
    const page = first === 'r' ? 'replay' : 'game';
    return { page, id, at: /^\d+$/.test(at) ? Number(at) : null, viewer: viewerOf(viewer) };
  }
  if (first === 'review' && id !== '') {
    const [at = '', seat = ''] = last.split('@');
    return {
      page: 'review',
      id,
      ...(/^\d+$/.test(at) ? { at: Number(at) } : {}),
      ...(/^\d$/.test(seat) ? { seat: Number(seat) } : {}),
    };
  }
  return { page: 'lost', path };
}

export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'replays':
      return '#/replays';
    case 'shared':
      return `#/shared/${route.token}${route.isText ? '/text' : ''}`;
    case 'table':
      return `#/t/${route.id}${route.isText ? '/text' : ''}`;
    case 'at':
      return [
        '#/at',
        route.id,
        ...(route.secret === null ? [] : [route.secret]),
        ...(route.isText ? ['text'] : []),
      ].join('/');
    case 'learn':
      return ['#/learn', ...(route.game === null ? [] : [route.game]), ...(route.isText === true ? ['text'] : [])].join(
        '/',
      );
    case 'lobby':
    case 'lab':
    case 'ladder':
      return `#/${route.page}${route.game === null ? '' : `/${route.game}`}`;
    case 'cards':
    case 'rules':
      return [
        `#/${route.page}`,
        ...[route.game, route.id].flatMap((part) => (part === null ? [] : [encodeURIComponent(part)])),
      ].join('/');
    case 'puzzles':
      return '#/puzzles';
    case 'puzzle':
      return route.id === TODAY ? `#/puzzles/${TODAY}` : `#/puzzles/${route.game}/${route.id}`;
    case 'person':
      return `#/person/${encodeURIComponent(route.name)}`;
    case 'game':
    case 'replay': {
      const eyes = route.viewer === null ? '' : `@${route.viewer}`;
      return `#/${route.page === 'game' ? 'game' : 'r'}/${route.id}${route.at === null ? '' : `/${route.at}${eyes}`}`;
    }
    case 'review': {
      const eyes = route.seat === undefined ? '' : `@${route.seat}`;
      return `#/review/${route.id}${route.at === undefined && eyes === '' ? '' : `/${route.at ?? ''}${eyes}`}`;
    }
    case 'lost':
      return `#/${route.path}`;
  }
}

export const go = (route: Route): void => {
  location.hash = formatRoute(route);
};

/** The same place in the browser's history, with another address. */
export const goQuietly = (route: Route): void => history.replaceState(null, '', formatRoute(route));

const listen = (hear: () => void): (() => void) => {
  addEventListener('hashchange', hear);
  return () => removeEventListener('hashchange', hear);
};

export const useRoute = (): Route => parseRoute(useSyncExternalStore(listen, () => location.hash));
