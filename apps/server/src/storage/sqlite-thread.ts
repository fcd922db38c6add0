// A data file in a thread of its own: waiting for the disk keeps nobody else waiting.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Answer, Query } from './sqlite.ts';

const MOST_PREPARED = 200; // statements

const port = parentPort as MessagePort;
const base = new DatabaseSync(workerData as string);
base.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000');
base.exec('pragma wal_autocheckpoint = 10000'); // pages, 40 MB: the same ones change again and again, and whoever moves them keeps others waiting

const prepared = new Map<string, StatementSync>();

function statementFor(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  if (prepared.size >= MOST_PREPARED) prepared.clear();
  const statement = base.prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

function answerTo({ sql, values }: Query): Answer {
  try {
    const statement = statementFor(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...(values as SQLInputValue[])) };
    return { changes: Number(statement.run(...(values as SQLInputValue[])).changes) };
  } catch (error) {
    const { message, code, errcode } = error as { message: string; code?: string; errcode?: number };
    return { fault: { message, code, errcode } };
  }
}

port.on('message', (query: Query | null) => {
  if (query !== null) return port.postMessage(answerTo(query));
  base.close();
  port.close();
});
port.postMessage({ rows: [] } satisfies Answer);
