import { Hono } from 'hono';
import { createApiKey, listApiKeys, revokeApiKey } from '#server/functions/api-keys.ts';
import { readArticle } from '#server/functions/articles.ts';
import { openBillingPortal, refreshSubscription } from '#server/functions/billing/portal.ts';
import { chat } from '#server/functions/chat/chat.ts';
import { moveIn } from '#server/functions/chat/move-in.ts';
import { stopAnswer } from '#server/functions/chat/stop-answer.ts';
import { deleteAccount } from '#server/functions/delete-account.ts';
import type { FunctionDeps } from '#server/functions/deps.ts';
import { myPlan, today } from '#server/functions/my-money/my-plan.ts';
import { myTaxes } from '#server/functions/my-money/my-taxes.ts';
import { storeHoldings } from '#server/functions/my-money/holdings.ts';
import { readPortfolio } from '#server/functions/my-money/portfolio.ts';
import { readMarket } from '#server/functions/my-money/market.ts';
import {
  compareScenarios,
  createScenario,
  deleteScenario,
  listScenarios,
} from '#server/functions/my-money/scenarios.ts';
import { searchChats } from '#server/functions/chat/search-chats.ts';
import {
  createSharedPlan,
  listSharedPlans,
  readSharedPlan,
  revokeSharedPlan,
} from '#server/functions/my-money/shared-plans.ts';
import { endSignIn, listSignIns } from '#server/functions/sign-ins.ts';
import { createSupportRequest } from '#server/functions/support-requests.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** functions/v1: what the product does beyond accounts and tables. */
export function functionRoutes(deps: FunctionDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/chat', chat(deps))
    .post('/stop-answer', stopAnswer(deps))
    .post('/move-in', moveIn(deps))
    .get('/articles/:id', readArticle(deps))
    .get('/search-chats', searchChats(deps))
    .get('/today', today(deps))
    .get('/my-plan', myPlan(deps))
    .get('/my-taxes', myTaxes(deps))
    .get('/scenarios', listScenarios(deps))
    .post('/scenarios', createScenario(deps))
    .get('/scenarios/compare', compareScenarios(deps))
    .delete('/scenarios/:id', deleteScenario(deps))
    .get('/shared-plans', listSharedPlans(deps))
    .post('/shared-plans', createSharedPlan(deps))
    .get('/shared-plans/:id', readSharedPlan(deps))
    .delete('/shared-plans/:id', revokeSharedPlan(deps))
    .post('/holdings', storeHoldings(deps))
    .get('/portfolio', readPortfolio(deps))
    .get('/sign-ins', listSignIns(deps))
    .delete('/sign-ins/:id', endSignIn(deps))
    .get('/api-keys', listApiKeys(deps))
    .post('/api-keys', createApiKey(deps))
    .delete('/api-keys/:id', revokeApiKey(deps))
    .get('/market', readMarket(deps))
    .post('/support-requests', createSupportRequest(deps))
    .post('/delete-account', deleteAccount(deps))
    .post('/billing-portal', openBillingPortal(deps))
    .post('/refresh-subscription', refreshSubscription(deps));
}
