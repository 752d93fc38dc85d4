import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aliyunSender } from './aliyun.ts'
import type { ShortMessage } from './sms.ts'

/** A stand-in of the provider's endpoint: it answers what the test wants and remembers what it was asked. */
const asked: URL[] = []
let answer = { Code: 'OK', Message: 'OK' }
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const url = new URL(request.url ?? '/', 'http://local')
    for (const [name, value] of new URLSearchParams(body)) url.searchParams.set(name, value)
    asked.push(url)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...answer, RequestId: 'r', BizId: 'b' }))
  })
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const message: ShortMessage = { mobile: '13900000000', template: 'code', parameters: { code: '123456' }, words: '' }
const sender = () =>
  aliyunSender({
    accessKeyId: 'id',
    accessKeySecret: 'secret',
    signName: '律桥',
    endpoint: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    templates: { code: 'SMS_1' },
    protocol: 'http',
  })

test('sends number, signature, template and parameters, signed', async () => {
  await sender()(message)
  const query = asked.at(-1)?.searchParams
  expect(query?.get('PhoneNumbers')).toBe('13900000000')
  expect(query?.get('SignName')).toBe('律桥')
  expect(query?.get('TemplateCode')).toBe('SMS_1')
  expect(JSON.parse(query?.get('TemplateParam') ?? '')).toEqual({ code: '123456' })
})

test('what the provider refuses is an error, so that the job tries again', async () => {
  answer = { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'too many' }
  await expect(sender()(message)).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL')
})

test('a template without a code is an error', async () => {
  await expect(sender()({ ...message, template: 'registration-approved' })).rejects.toThrow('registration-approved')
})
