import { accounts } from '@luqiao/domain/accounts'
import { companies } from '@luqiao/domain/companies'
import { documents } from '@luqiao/domain/documents'
import { lawyers } from '@luqiao/domain/lawyers'
import { aCreditCode, aLicenceNumber, aMobile, factoryPassword } from './factories/accounts.ts'
import type { TestServer } from './server.ts'

/** The `session_key` of the guest who registers. */
export const visitor = 'v'.repeat(64)

/** Registers as a guest does: licence, code by sms, form. */
export function registering(server: TestServer) {
  /** What the outbox sent last to a number. */
  async function codeSentTo(mobile: string): Promise<string> {
    await server.runJobs()
    const row = await server.database
      .selectFrom('sms_outbox')
      .select('parameters')
      .where('mobile', '=', mobile)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return (row.parameters as { code: string }).code
  }
  async function codeFor(mobile: string): Promise<string> {
    await server.call(accounts.sendCode, { mobile, type: 'register' })
    return codeSentTo(mobile)
  }
  async function upload(
    filename = '执照.png',
    owner: { token: string } | { sessionKey: string } = { sessionKey: visitor },
  ) {
    const body = new FormData()
    const fields = { identifier: aMobile(), filename, totalSize: '3', chunkNumber: '1', totalChunks: '1' }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    body.set('file', new Blob([new Uint8Array([1, 2, 3])]), 'x')
    const request = new Request('http://local/', { method: 'POST', body })
    const reply = await server.app.http.inject({
      method: 'POST',
      url: documents.upload.path,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        ...('token' in owner ? owner : { cookie: `session_key=${owner.sessionKey}` }),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return reply.json().data.thumbid as string
  }
  const companyForm = async (mobile: string, given: object = {}) => ({
    company_name: '云帆科技有限公司',
    credit_code: aCreditCode(),
    contacts: '何苗',
    licence: await upload(),
    mobile,
    sms_code: '',
    password: factoryPassword,
    ...given,
  })
  const lawyerForm = async (mobile: string, given: object = {}) => ({
    relname: '陈思远',
    licence_number: aLicenceNumber(),
    firm_name: '广东明理律师事务所',
    address: '广东省,佛山市,禅城区',
    fields: ['trademark', 'contract'],
    licence: await upload(),
    mobile,
    sms_code: '',
    password: factoryPassword,
    ...given,
  })
  const send = (contract: typeof companies.register | typeof lawyers.register, form: object) =>
    server.send(contract, form, { sessionKey: visitor })
  return {
    codeSentTo,
    codeFor,
    upload,
    companyForm,
    lawyerForm,
    registerCompany: (form: object) => send(companies.register, form),
    registerLawyer: (form: object) => send(lawyers.register, form),
    /** A company under review with its session. */
    async aWaitingCompany() {
      const mobile = aMobile()
      const form = await companyForm(mobile, { sms_code: await codeFor(mobile) })
      const { data } = await send(companies.register, form)
      return { mobile, form, token: await server.tokenFor(data.id) }
    },
    async aWaitingLawyer() {
      const mobile = aMobile()
      const form = await lawyerForm(mobile, { sms_code: await codeFor(mobile) })
      const { data } = await send(lawyers.register, form)
      return { mobile, form, token: await server.tokenFor(data.id) }
    },
  }
}
