import { machineVariables } from './machine-variables';

test('what a machine is like is handed on, and neither secrets nor what is said of another shop', () => {
  const machine = { PATH: '/usr/bin', HOME: '/home/ann', TZ: 'Australia/Perth', WORKER_HEAP_MB: '1024' };
  const secrets = { DATABASE_URL: 'postgres://shop', SMTP_URL: 'smtp://shop', AWS_SECRET_ACCESS_KEY: 'key' };
  const others = {
    RELEASE_MAP_URL: 'https://shop.example',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
  };
  expect(machineVariables({ ...machine, ...secrets, ...others })).toEqual(machine);
});
