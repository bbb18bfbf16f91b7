import { rememberEvaluated, reportTainted } from './directions';

const told = jest.fn();
jest.mock('./worker-report', () => ({ tellSupervisor: (report: unknown) => told(report) }));

test('a process that has evaluated what is in quarantine says so', () => {
  rememberEvaluated({ remote: 'lab', version: '1.0.0+a' });
  rememberEvaluated({ remote: 'lab', version: '1.1.0+b' });
  reportTainted({ quarantined: ['reviews@1.1.0+b'] });
  expect(told).not.toHaveBeenCalled();
  reportTainted({ quarantined: ['lab@1.1.0+b', 'lab@1.2.0+c'] });
  expect(told.mock.calls).toEqual([[{ kind: 'tainted', release: 'lab@1.1.0+b' }]]);
  rememberEvaluated({ remote: 'lab', version: '1.2.0+c' });
  expect(told).toHaveBeenLastCalledWith({ kind: 'tainted', release: 'lab@1.2.0+c' });
});
