import { commitmentOf, newSecret } from '@cardwright/online';

/** What a server has promised of a deal: the secret it will use, and the hash of it that everybody is told. */
export interface Promised {
  readonly commitment: string;
  readonly secret: string;
}

export async function promised(secret = newSecret()): Promise<Promised> {
  return { commitment: await commitmentOf(secret), secret };
}
