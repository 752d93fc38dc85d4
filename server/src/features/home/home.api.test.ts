import { home } from '@luqiao/domain/home'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '../../../test/factories/accounts.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the figures of the home page are there for an outsider too (home.counts)', async () => {
  await aCompany(server.database)
  expect((await server.call(home.counts, {})).data.companies).toBe(1)
})
