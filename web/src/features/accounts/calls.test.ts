import { accounts } from '@luqiao/domain/accounts'
import { companies } from '@luqiao/domain/companies'
import type { Endpoint } from '@luqiao/domain/kernel'
import { lawyers } from '@luqiao/domain/lawyers'
import { regions } from '@luqiao/domain/regions'
import { expect, it } from 'vitest'
import { captchaPicture, lines } from './calls.ts'

const contracts: Record<keyof typeof lines, Endpoint> = {
  signIn: accounts.signIn,
  info: accounts.info,
  sendSignInCode: accounts.sendSignInCode,
  sendCode: accounts.sendCode,
  changePassword: accounts.changePassword,
  registerCompany: companies.register,
  registerLawyer: lawyers.register,
  findFirms: lawyers.findFirms,
  regions: regions.children,
}

it.each(Object.keys(lines) as (keyof typeof lines)[])('%s goes where its contract says', (name) => {
  const { method, path } = contracts[name]
  expect(lines[name]).toEqual({ method, path })
})

it('asks for the captcha where its contract says', () => {
  expect(captchaPicture(1).split('?')[0]).toBe(accounts.captcha.path)
})
