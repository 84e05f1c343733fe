import { resolve } from 'node:path';
import { buildSite } from '../../build/build-site.ts';
import { fingerprintOf } from '../../build/freshness.ts';
import { returnToBuildBefore } from '../../build/make-build.ts';
import { releaseOf } from '../../build/releases.ts';
import type { SitePlan } from '../../build/sites.ts';
import { doubtsOfValid } from '../check/read-stock.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import type { ReplacedBy, RunningCopies } from './running-copies.ts';

export async function publishVerb(plan: SitePlan, copies: RunningCopies | undefined): Promise<Outcome> {
  if (copies && resolve(copies.stock) !== resolve(plan.stock)) {
    throw new Refusal(
      `the running copies are built from ${copies.stock}/, not from ${plan.stock}/; publish without STOCK, or stop the copies first`,
    );
  }
  const doubts = await doubtsOfValid(plan.stock);
  if (copies) return replaced(copies, 'new build', doubts);
  // After a second build of the same stock, `--back` would return to the same site.
  const { name = 'none' } = releaseOf(plan.folder) ?? {};
  if (fingerprintOf(plan.stock).startsWith(name))
    return outcome([...doubts, 'Nothing has changed since the last build.']);
  await buildSite(plan);
  return outcome([...doubts, `The site was built from ${plan.stock}/.`]);
}

export async function publishBackVerb(plan: SitePlan, copies: RunningCopies | undefined): Promise<Outcome> {
  if (copies) return replaced(copies, 'previous build');
  const before = await returnToBuildBefore(plan.folder);
  if (before === undefined) throw new Refusal('there is no earlier build to return to');
  const when = new Date(before.builtAt).toLocaleString('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  return outcome([`The current build is now the one of ${when}. Your stock is unchanged.`]);
}

function replaced(copies: RunningCopies, by: ReplacedBy, doubts: string[] = []): Outcome {
  if (!copies.replace(by)) {
    throw new Refusal(
      'the copies were not replaced, and the earlier ones still serve; the lines above say why',
    );
  }
  return { changed: [...doubts, `Every copy serves the ${by}.`], next: 'look at your website' };
}

function outcome(changed: string[]): Outcome {
  return {
    changed,
    next: 'restart the site (Ctrl-C, then npm start); until then it serves the build with which it was started',
  };
}
