import type { Handler } from 'hono';
import { accessOf } from '#contract/entitlements.ts';
import { pleaseWait, requireToken } from '#server/db/take-token.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { planOf } from '#server/functions/plan-of.ts';
import { requireUser } from '#server/functions/identify-caller.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors/app-error.ts';

const exportLimit = { burst: 30, count: 120, seconds: 600 };

/**
 * POST /document-exports: the page asks before it makes a document of conversations or of a plan, so that the plan in the
 * database decides and not what the page believes. The data itself is its owner's, and exported for free.
 */
export function allowDocumentExport(deps: FunctionDeps): Handler<AppEnv> {
  return async (c) => {
    const { id } = await requireUser(c, deps);
    await requireToken(deps, {
      limit: exportLimit,
      name: 'document-exports',
      subject: id,
      message: (wait) => `That was often. ${pleaseWait(wait)}`,
    });
    if (accessOf('document_export', await planOf(deps.database, id)) !== 'full') {
      throw new AppError('forbidden', {
        message:
          'Saving conversations and plans as documents needs an active Pro subscription. “Export my data” in your account settings is free.',
      });
    }
    return c.json({});
  };
}
