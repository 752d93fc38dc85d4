import { AxeBuilder } from '@axe-core/playwright'
import { accounts } from '@luqiao/domain/accounts'
import { caseSources } from '@luqiao/domain/case-sources'
import { cases, newCase, nodeCall } from '@luqiao/domain/cases'
import { causes } from '@luqiao/domain/causes'
import { companies } from '@luqiao/domain/companies'
import { documents } from '@luqiao/domain/documents'
import { addDays, legalDateAt } from '@luqiao/domain/kernel'
import { reviews } from '@luqiao/domain/reviews'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, pageOf, signIn, startProduct } from './product.ts'

/**
 * The main job: from a registration to a recorded judgment with its deadlines. What people look at is looked at in the
 * browser; the long forms between are posted by the calls that the browser posts.
 */
let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.stop())

const mobile = '13912345678'
const today = legalDateAt(new Date())
const decidedOn = addDays(today, -6)
const served = { ours: addDays(today, -5), theirs: addDays(today, -2) }
const tokens: Record<'staff' | 'company' | 'lawyer', string> = { staff: '', company: '', lawyer: '' }
let caseId = 0

const tokenOf = async (account: string) =>
  (await product.call(accounts.signIn, { account, password: 'luqiao-demo', captcha: '0000' })).user.token

async function uploadLicence(): Promise<string> {
  const body = new FormData()
  const fields = { identifier: 'licence', filename: '营业执照.png', totalSize: '4', chunkNumber: '1', totalChunks: '1' }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set('file', new Blob([new Uint8Array([1, 2, 3, 4])]), '营业执照.png')
  const headers = { cookie: `session_key=${'j'.repeat(64)}` }
  const reply = await fetch(product.address + documents.upload.path, { method: 'POST', body, headers })
  return ((await reply.json()) as { data: { thumbid: string } }).data.thumbid
}

const seriousFaults = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)

test('a company registers, waits, and staff approve it', async () => {
  await product.call(accounts.sendCode, { mobile, type: 'register' })
  await product
    .call(companies.register, {
      company_name: '晴川智能装备有限公司',
      credit_code: '91440604MA4UPAQN2Q',
      contacts: '赵晴',
      licence: await uploadLicence(),
      mobile,
      sms_code: await product.smsCode(mobile),
      password: 'luqiao-demo',
    })
    .catch(async (error: Error) => {
      throw new Error(`registration: ${error.message}`)
    })
  tokens.staff = await tokenOf('13800000000')
  const { list } = await product.call(reviews.companies, { state: 'waiting', search: '晴川' }, tokens.staff)
  expect(list.map(({ name }) => name)).toEqual(['晴川智能装备有限公司'])
  await product.call(reviews.decide, { id: list[0]?.id, approved: true }, tokens.staff)
  tokens.company = await tokenOf(mobile)
})

test('it posts a source, staff distribute it, a lawyer accepts it', async () => {
  const { id } = await product.call(
    caseSources.add,
    {
      main_name: '晴川智能装备有限公司',
      contacts: '赵晴',
      mobile,
      address: '广东省,佛山市,禅城区',
      casename: '晴川智能商标维权',
      case_num: '1',
      case_costs: '50000',
      describe: '发现多家网店销售使用我司商标的产品。',
    },
    tokens.company,
  )
  await product.call(caseSources.check, { id, result: 'approved' }, tokens.staff)
  tokens.lawyer = await tokenOf('13800000002')
  const { user } = await product.call(accounts.info, {}, tokens.lawyer)
  const candidates = await product.call(caseSources.candidates, { id }, tokens.staff)
  const lawyer = candidates.list.find(({ name }) => name === user.relname)
  const detail = await product.call(caseSources.distribute, { id, lawyer_ids: [lawyer?.lawyer_id] }, tokens.staff)
  const offer = detail.rounds.flatMap(({ offers }) => offers)[0]
  await product.call(caseSources.accept, { id: offer?.id, msg: '可以承接' }, tokens.lawyer)

  const [cause] = await product.call(causes.load, { name: '侵害商标权纠纷' })
  const made = await product.call(
    newCase.evidence,
    {
      case: { ip_case: '1', case_type: 1, source_id: id },
      basic: { case_level: 'first', civil_lawsuit: cause?.id, subject_amount: '1280000.00' },
      party: [
        { isour: '1', party_role: 'plaintiff', party_type: 1, party_name: '晴川智能装备有限公司' },
        { isour: '0', party_role: 'defendant', party_type: 1, party_name: '海川贸易有限公司' },
      ],
      evidence: [{ evidence_name: '公证书', evidence_type: 'documentary' }],
    },
    tokens.lawyer,
  )
  caseId = made.case_id
})

test('filing, acceptance, hearing and judgment are recorded, with two served dates', async () => {
  const record = (node: `${string}/${string}`, form: object) =>
    product.call(nodeCall(node), { case_id: caseId, form }, tokens.lawyer)
  await record('casetrial/register', {
    instance: 'first',
    court: '佛山市禅城区人民法院',
    case_number: `（${today.slice(0, 4)}）粤0604民初41257号`,
    filed_on: addDays(today, -90),
    procedure: 'ordinary',
  })
  await record('acceptance/accept', { accepted_on: addDays(today, -84) })
  const hearing = { hearing_at: `${addDays(today, -30)}T09:30:00+08:00`, court_room: '第五法庭' }
  await record('trialsit/save', { hearing, result: 'concluded' })
  const { parties } = await product.call(cases.details, { case_id: caseId }, tokens.lawyer)
  await record('casetrial/feedback', {
    document: 'judgment',
    outcome: 'upheld',
    decided_on: decidedOn,
    served: parties.map(({ id, ours }) => ({ case_party_id: id, served_on: ours ? served.ours : served.theirs })),
    performance: 'none',
  })
})

test('the lawyer finds the case in the list and reads both appeal dates with their article', async () => {
  const page = await pageOf(product.browser)
  await signIn(page, product.address, '13800000002')
  await page.waitForURL('**/works/index')
  await page.goto(`${product.address}/case/index`)
  await page.getByRole('searchbox').fill('晴川')
  await page.getByRole('link', { name: /晴川智能装备诉海川贸易/ }).click()
  await page.waitForURL(`**/case/edit/${caseId}`)
  for (const node of ['立案', '受理', '开庭/庭审情况', '裁判结果'])
    await page
      .getByRole('button', { name: new RegExp(`^${node}`) })
      .first()
      .waitFor()
  await page.getByRole('tab', { name: /^期限/ }).click()
  const appeals = page.getByText(/对一审判决上诉/)
  expect(await appeals.count()).toBeGreaterThanOrEqual(2)
  expect(await page.getByText(/第171条/).count()).toBeGreaterThanOrEqual(2)
  for (const day of [served.ours, served.theirs])
    await page
      .getByText(new RegExp(`自 ${day} 起算`))
      .first()
      .waitFor()
  expect(await seriousFaults(page)).toEqual([])
})

test('the company sees all of it, another company nothing', async () => {
  const page = await pageOf(product.browser)
  await signIn(page, product.address, mobile)
  await page.goto(`${product.address}/case/edit/${caseId}`)
  await page.getByRole('heading', { level: 1, name: /晴川智能装备诉海川贸易/ }).waitFor()
  await page
    .getByRole('button', { name: /^裁判结果/ })
    .first()
    .waitFor()

  const other = await pageOf(product.browser)
  await signIn(other, product.address, '13800000001')
  await other.goto(`${product.address}/case/edit/${caseId}`)
  await other.getByRole('alert').getByText('未找到该内容，或您无权查看').waitFor()
  await other.goto(`${product.address}/case/index`)
  await other.getByRole('searchbox').fill('晴川')
  await other.getByText('没有符合条件的案件').waitFor()
})

test('home and case list have no serious fault of accessibility, wide and narrow', async () => {
  for (const width of [1440, 390]) {
    const page = await pageOf(product.browser, width)
    await page.goto(`${product.address}/index`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await signIn(page, product.address, '13800000002')
    await page.goto(`${product.address}/case/index`)
    await page.getByRole('link', { name: /诉/ }).first().waitFor()
    expect(await seriousFaults(page)).toEqual([])
  }
})
