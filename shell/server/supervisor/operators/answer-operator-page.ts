import { operatorPage } from '../../operator-page/operator-page';
import type { OperatorAnswer } from './operator-answers';
import { type ShopViewSources, shopView } from './shop-view';

/** Answers with the page that shows operators the shop's releases. */
export function answerOperatorPage(sources: ShopViewSources): OperatorAnswer {
  return async (_, response) => {
    const { headers, body } = operatorPage(await shopView(sources));
    response.writeHead(200, headers).end(body);
  };
}
