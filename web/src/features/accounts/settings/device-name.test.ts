import { expect, it } from 'vitest'
import { deviceName } from './device-name.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36', 'Chrome · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (Linux; Android 14; x) Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0', 'WeChat · Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · macOS'],
  ['lightMyRequest', undefined],
  ['', undefined],
])('%s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
