import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { CaughtContext, ErrorBoundary } from './ErrorBoundary';

const broken = new Error('broken');
const caught = jest.fn();
const left = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

/** A fallback that navigates to another page once it is final. */
function Instead({ isFinal }: { readonly isFinal: boolean }) {
  useEffect(() => {
    if (isFinal) left();
  }, [isFinal]);
  return 'instead';
}

function renderBounded(child: React.ReactNode) {
  return render(
    <CaughtContext value={caught}>
      <ErrorBoundary fallback={(isFinal) => <Instead isFinal={isFinal} />}>{child}</ErrorBoundary>
      <p>the rest</p>
    </CaughtContext>,
  );
}

test('contains and reports an error, and renders three times in all', () => {
  const Broken = () => {
    throw broken;
  };
  renderBounded(<Broken />);
  expect(screen.getByText('instead')).toBeTruthy();
  expect(screen.getByText('the rest')).toBeTruthy();
  expect(caught.mock.calls).toEqual([[broken], [broken], [broken]]);
  expect(left).toHaveBeenCalledTimes(1);
});

test('recovers from a single error without a trace of its fallback', () => {
  let times = 0;
  const Once = () => {
    useEffect(() => {
      times += 1;
      if (times === 1) throw broken;
    }, []);
    return <p>there</p>;
  };
  renderBounded(<Once />);
  expect(screen.getByText('there')).toBeTruthy();
  expect(screen.queryByText('instead')).toBeNull();
  expect(left).not.toHaveBeenCalled();
});

test('renders children again after a translation by the browser made React fail', () => {
  let come = () => {};
  const Details = () => {
    const [isThere, setThere] = useState(false);
    come = () => setThere(true);
    return (
      <div>
        {isThere ? <b>Gauze swabs</b> : 'Product 1'}
        <i>4 cm</i>
      </div>
    );
  };
  renderBounded(<Details />);
  const [text] = screen.getByText('Product 1').childNodes;
  const translation = document.createElement('font');
  translation.textContent = 'Produkt 1';
  text?.replaceWith(translation);
  act(come);
  // The state of the children is new, too.
  expect(screen.getByText('Product 1')).toBeTruthy();
  act(come);
  expect(screen.getByText('Gauze swabs')).toBeTruthy();
  expect(screen.queryByText('Produkt 1')).toBeNull();
});
