import { describe, expect, it } from 'vitest'
import { announcedDays, announcedYears, calendarOf } from '../deadlines/index.ts'
import type { FormValues } from '../forms/index.ts'
import { legalDateOf, text } from '../kernel/index.ts'
import { type CaseDeadline, deadlinesOfCase, effectivenessOf } from './case-deadlines.ts'
import { nodeOf } from './catalogue.ts'
import { dynamicOf } from './dynamic.ts'
import { nodeFormContext } from './form-context.ts'
import type { History } from './history.ts'
import { outcomeOf } from './outcomes.ts'
import { phaseOf } from './phase.ts'
import { mayChange, mayRemove } from './removal.ts'
import { nextNodes, stepFor } from './steps.ts'
import { begun, record } from './walking.ts'

const calendar = calendarOf(announcedDays(), announcedYears)
const names = new Map([
  [1, text('晨光公司', 'Chenguang', 'Chenguang')],
  [2, text('远山公司', 'Yuanshan', 'Yuanshan')],
])
const today = legalDateOf('2026-11-20')

const filed = (history: History, more: FormValues = {}) =>
  record(history, 'casetrial/register', {
    instance: 'first',
    court: '北京知识产权法院',
    case_number: '（2026）京73民初1号',
    filed_on: '2026-03-02',
    procedure: 'ordinary',
    fee_payer: 'ours',
    fee: '16320.00',
    fee_notice_on: '2026-03-02',
    ...more,
  })
const accepted = (history: History, more: FormValues = {}) =>
  record(history, 'acceptance/accept', {
    accepted_on: '2026-03-05',
    copies: [{ case_party_id: 2, served_on: '2026-03-11' }],
    ...more,
  })
const judged = (history: History, more: FormValues = {}) =>
  record(history, 'casetrial/feedback', {
    document: 'judgment',
    outcome: 'partly-upheld',
    decided_on: '2026-06-01',
    served: [
      { case_party_id: 1, served_on: '2026-06-03' },
      { case_party_id: 2, served_on: '2026-06-05' },
    ],
    performance: 'days',
    performance_days: 10,
    ...more,
  })
const appealed = (history: History) =>
  record(history, 'casetrial/register', {
    instance: 'second',
    court: '最高人民法院',
    filed_on: '2026-07-06',
    procedure: 'ordinary',
    appellants: ['2'],
  })
const trial = accepted(filed(begun()))

const brief = (deadlines: readonly CaseDeadline[]) =>
  deadlines.map((one) => [one.rule, one.caseParty, one.concerns, one.dueOn])
const ofNode = (history: History, node: string) => {
  const ids = history.nodes.filter((one) => one.node === node).map((one) => one.id)
  return deadlinesOfCase(history, calendar).filter((one) => ids.includes(one.node))
}

describe('a lawsuit from filing to judgment', () => {
  it('starts the fee and the time limit of the trial with the filing', () => {
    expect(brief(ofNode(filed(begun()), 'casetrial/register'))).toEqual([
      // 诉讼费用交纳办法 22: 7 days
      ['civil.fee-payment', null, 'ours', '2026-03-09'],
      // 民事诉讼法 152: 6 months
      ['civil.trial.ordinary', null, 'court', '2026-09-02'],
    ])
  })

  it('gives the defendant 15 days from its own receipt, 30 without a domicile in the PRC', () => {
    expect(brief(ofNode(trial, 'acceptance/accept'))).toEqual([
      // 民事诉讼法 128, 130
      ['civil.defence', 2, 'theirs', '2026-03-26'],
      ['civil.jurisdiction-objection', 2, 'theirs', '2026-03-26'],
    ])
    const copies = [{ case_party_id: 2, served_on: '2026-03-11', abroad: true }]
    // 民事诉讼法 285
    expect(brief(ofNode(accepted(filed(begun()), { copies }), 'acceptance/accept'))[0]?.[3]).toBe('2026-04-10')
  })

  it('runs each party’s appeal from its own receipt, and the rest from effectiveness', () => {
    const deadlines = ofNode(judged(trial), 'casetrial/feedback')
    expect(brief(deadlines)).toEqual([
      // 民事诉讼法 171, 民诉法解释 244: 15 days each
      ['civil.appeal.judgment', 1, 'ours', '2026-06-18'],
      // Saturday 20 June lies in the Dragon Boat Festival
      ['civil.appeal.judgment', 2, 'theirs', '2026-06-22'],
      // effective on 23 June: 10 days end on Friday 3 July
      ['civil.performance', null, 'ours', '2026-07-03'],
      // 民事诉讼法 250: 2 years, a Monday of 2028
      ['civil.enforcement', null, 'ours', '2028-07-03'],
      // 民事诉讼法 216: 6 months from effectiveness
      ['civil.retrial', null, 'ours', '2026-12-23'],
    ])
    expect(deadlines[1]).toMatchObject({
      rolledFrom: '2026-06-20',
      calendarKnown: true,
      words: { article: { zh: '《民事诉讼法》（2023年修正）第171条' } },
    })
    expect(deadlines[1]?.words.note?.zh).toContain('2026-06-20为休息日')
    expect(deadlines[4]?.words.note?.zh).toContain('均未上诉')
    expect(deadlines[3]?.calendarKnown).toBe(false)
    expect(deadlines[3]?.words.note?.en).toContain('2028')
  })

  it('knows when the judgment takes effect, and does not guess', () => {
    const effect = (history: History) => effectivenessOf(history, history.nodes.at(-1) as never, calendar)
    expect(effect(judged(trial))).toBe('2026-06-23')
    const one = [{ case_party_id: 1, served_on: '2026-06-03' }]
    expect(effect(judged(trial, { served: one }))).toBeNull()
    expect(effect(judged(trial, { served: one, effective_on: '2026-06-30' }))).toBe('2026-06-30')
    expect(ofNode(judged(trial, { served: one }), 'casetrial/feedback').map((d) => d.rule)).toEqual([
      'civil.appeal.judgment',
    ])
  })

  it('counts a public notice as served after 30 days', () => {
    const served = [
      { case_party_id: 1, served_on: '2026-06-03' },
      { case_party_id: 2, served_on: '2026-06-05', means: 'announcement' },
    ]
    const [, other] = ofNode(judged(trial, { served }), 'casetrial/feedback')
    // 民事诉讼法 95: served on 5 July; 15 days end on Monday 20 July
    expect(other).toMatchObject({ triggerOn: '2026-07-05', dueOn: '2026-07-20' })
    expect(other?.words.note?.es).toContain('edicto del 2026-06-05')
  })

  it('lets small claims end at first instance', () => {
    const small = accepted(filed(begun(), { procedure: 'small-claims' }))
    const history = judged(small)
    // 民事诉讼法 165: effective with the last service, 5 June
    expect(effectivenessOf(history, history.nodes.at(-1) as never, calendar)).toBe('2026-06-05')
    expect(ofNode(history, 'casetrial/feedback').map((one) => one.rule)).toEqual([
      'civil.performance',
      'civil.enforcement',
      'civil.retrial',
    ])
    expect(stepFor(history, 'casetrial/register')).toMatchObject({ code: 'procedures.cannot-open' })
  })

  it('meets the trial’s limit with the judgment and the appellant’s period with the appeal', () => {
    const history = appealed(judged(trial))
    const of = (rule: string) => deadlinesOfCase(history, calendar).filter((one) => one.rule === rule)
    expect(of('civil.trial.ordinary')[0]?.metBy).toBe(3)
    expect(of('civil.appeal.judgment').map((one) => [one.caseParty, one.metBy])).toEqual([
      [1, null],
      [2, 4],
    ])
    // nothing follows from a judgment that was appealed
    expect(of('civil.retrial')).toEqual([])
    expect(of('civil.trial.appeal-judgment')[0]?.dueOn).toBe('2026-10-08')
    expect(history.proceedings[1]).toMatchObject({
      kind: 'second',
      predecessor: 101,
      parties: [
        { caseParty: 1, role: 'appellee' },
        { caseParty: 2, role: 'appellant' },
      ],
    })
    expect(phaseOf(history)).toBe('second-instance')
  })

  it('opens a second first instance after a remand, with its own number and limits', () => {
    const second = record(appealed(judged(trial)), 'acceptance/accept', {
      accepted_on: '2026-07-08',
      copies: [{ case_party_id: 1, served_on: '2026-07-10' }],
    })
    expect(brief(ofNode(second, 'acceptance/accept')).at(-1)).toEqual([
      'civil.defence.second-instance',
      1,
      'ours',
      '2026-07-27',
    ])
    const remanded = record(second, 'casetrial/feedback', {
      document: 'ruling',
      ruling: 'remanded',
      decided_on: '2026-09-01',
      served: [
        { case_party_id: 1, served_on: '2026-09-03' },
        { case_party_id: 2, served_on: '2026-09-03' },
      ],
    })
    expect(ofNode(remanded, 'casetrial/feedback').filter((one) => one.proceeding === 102)).toEqual([])
    const again = record(remanded, 'casetrial/register', {
      instance: 'first',
      court: '北京知识产权法院',
      filed_on: '2026-09-15',
      procedure: 'ordinary',
    })
    expect(again.proceedings[2]).toMatchObject({ kind: 'first', ordinal: 2, predecessor: 102 })
    expect(phaseOf(again)).toBe('filed')
  })
})

describe('recording, changing and removing', () => {
  it('refuses what would not follow, naming what is missing', () => {
    expect(stepFor(begun(), 'acceptance/accept')).toMatchObject({
      code: 'procedures.needs-first',
      parameters: { node: { zh: '受理' }, needed: { zh: '立案' } },
    })
    expect(stepFor(filed(begun()), 'casetrial/register')).toMatchObject({ code: 'procedures.proceeding-open' })
    expect(stepFor(trial, 'acceptance/accept')).toMatchObject({ code: 'procedures.already-recorded' })
    expect(stepFor(trial, 'trialsit/save', { proceeding: 999 })).toMatchObject({
      code: 'procedures.no-such-proceeding',
    })
    expect(stepFor(begun({ caseType: 4 }), 'casetrial/register')).toMatchObject({ code: 'procedures.not-in-track' })
  })

  it('still takes a hearing of an ended instance, with a day before its end', () => {
    const history = judged(trial)
    const late = nextNodes(history).may.find((one) => one.node === 'trialsit/save')
    expect(late).toMatchObject({ proceeding: 101, belated: true })
    const hearing = (on: string) => ({ hearing: { hearing_at: `${on}T09:30:00+08:00` }, result: 'concluded' })
    expect(() => record(history, 'trialsit/save', hearing('2026-06-02'))).toThrow('forms.too-late')
    expect(record(history, 'trialsit/save', hearing('2026-05-06')).nodes).toHaveLength(4)
    expect(phaseOf(record(appealed(history), 'trialsit/save', hearing('2026-05-06'), { proceeding: 101 }))).toBe(
      'second-instance',
    )
  })

  it('refuses days that contradict each other', () => {
    expect(() => accepted(filed(begun()), { accepted_on: '2026-03-01', copies: null })).toThrow('forms.too-early')
    const served = [{ case_party_id: 1, served_on: '2026-05-31' }]
    expect(() => judged(trial, { served })).toThrow('forms.too-early')
    expect(() => filed(begun(), { filed_on: '2026-02-30' })).toThrow('filed_on forms.no-such-day')
  })

  it('removes only what nothing rests on', () => {
    const history = appealed(judged(trial))
    expect(mayRemove(history, 4)).toBe(true)
    const resting = mayRemove(history, 3)
    expect(resting === true ? [] : resting.map((one) => one.id)).toEqual([4])
    const all = mayRemove(history, 1)
    expect(all === true ? [] : all.map((one) => one.id)).toEqual([2, 3, 4])
  })

  it('refuses a change that takes away what rests on a node', () => {
    const history = appealed(judged(trial))
    const judgment = history.nodes[2] as History['nodes'][number]
    const values = { ...judgment.values, document: 'ruling', ruling: 'terminated', outcome: null }
    const broken = mayChange(history, 3, { values, occurredOn: judgment.occurredOn })
    expect(broken === true ? [] : broken.map((one) => one.id)).toEqual([4])
    expect(mayChange(history, 3, { ...judgment, values: { ...judgment.values, outcome: 'upheld' } })).toBe(true)
    const { facts } = nodeFormContext(history, { edited: judgment }, { names, today })
    expect(facts).toMatchObject({ filed_on: '2026-03-02', accepted_on: '2026-03-05', followed_on: '2026-07-06' })
  })

  it('gives after an edit what a fresh record gives', () => {
    const history = judged(trial)
    const later = [
      { case_party_id: 1, served_on: '2026-06-10' },
      { case_party_id: 2, served_on: '2026-06-05' },
    ]
    const nodes = history.nodes.map((one) =>
      one.id === 3 ? { ...one, values: { ...one.values, served: later } } : one,
    )
    expect(brief(deadlinesOfCase({ ...history, nodes }, calendar))).toEqual(
      brief(deadlinesOfCase(judged(trial, { served: later }), calendar)),
    )
  })
})

describe('other ways to end', () => {
  it('counts enforcement of a settlement from its last instalment', () => {
    const history = record(trial, 'mediate/save', {
      mediated_on: '2026-05-06',
      result: 'agreed',
      terms: '被告分两期支付',
      payer: 'theirs',
      instalments: [{ due_on: '2026-06-30' }, { due_on: '2026-07-31' }],
      served: [
        { case_party_id: 1, served_on: '2026-05-06' },
        { case_party_id: 2, served_on: '2026-05-07' },
      ],
    })
    expect(brief(ofNode(history, 'mediate/save'))).toEqual([
      ['mediation.instalment', null, 'theirs', '2026-06-30'],
      ['mediation.instalment#2', null, 'theirs', '2026-07-31'],
      ['civil.enforcement', null, 'ours', '2028-07-31'],
    ])
    expect(nextNodes(history).may.map((one) => one.node)).toContain('finish/addFinishRegister')
    expect(stepFor(history, 'casetrial/feedback')).toMatchObject({ code: 'procedures.proceeding-ended' })
  })

  it('makes the judgment below effective when an appeal is withdrawn', () => {
    const history = record(appealed(judged(trial)), 'revokelawsuit/save', {
      what: 'appeal',
      reason: '双方和解',
      ruled_on: '2026-07-20',
      served: [
        { case_party_id: 1, served_on: '2026-07-22' },
        { case_party_id: 2, served_on: '2026-07-23' },
      ],
    })
    expect(brief(ofNode(history, 'revokelawsuit/save'))).toEqual([
      ['civil.enforcement', null, 'ours', '2028-07-24'],
      ['civil.retrial', null, 'ours', '2027-01-25'],
    ])
  })

  it('says what happened in every language', () => {
    const history = judged(trial)
    const say = (id: number) => {
      const recorded = history.nodes[id - 1] as History['nodes'][number]
      const context = nodeFormContext(history, { edited: recorded }, { names, today })
      return dynamicOf(nodeOf(recorded.node), recorded.values, context)
    }
    expect(say(1)?.zh).toBe('一审已在北京知识产权法院立案，案号（2026）京73民初1号（2026-03-02）')
    expect(say(3)).toEqual({
      zh: '法院于2026-06-01作出判决：部分支持',
      en: 'Judgment of 2026-06-01: Claims partly upheld',
      es: 'Sentencia del 2026-06-01: Pretensiones estimadas en parte',
    })
    expect(outcomeOf(history.nodes[2]?.values ?? {})?.zh).toBe('部分支持')
  })

  it('says when a hearing takes place', () => {
    const hearing = { hearing: { hearing_at: '2026-04-08T14:30:00+08:00' }, result: 'scheduled' }
    const history = record(trial, 'trialsit/save', hearing)
    expect(ofNode(history, 'trialsit/save')).toMatchObject([
      { kind: 'event', rule: 'hearing', dueOn: '2026-04-08', atTime: '14:30' },
    ])
    const recorded = history.nodes.at(-1) as History['nodes'][number]
    expect(dynamicOf(nodeOf('trialsit/save'), recorded.values, {})?.zh).toBe('定于2026-04-08 14:30开庭')
  })
})
