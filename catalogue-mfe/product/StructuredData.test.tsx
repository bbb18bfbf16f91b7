import { renderToString } from 'react-dom/server.node';
import { StructuredData } from './StructuredData';

it('cannot be ended by a text, and says the same', () => {
  const data = { name: '</script><script>alert(1)</script>', text: '<!-- "&amp;" \u2028 -->' };
  const html = renderToString(<StructuredData data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<>&]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual(data);
});
