import { beforeAll, describe, expect, it, vi } from 'vitest'
import { announcedDays, announcedYears, calendarOf } from '../deadlines/index.ts'
import type { FormValues } from '../forms/index.ts'
import { addDays, type LegalDate } from '../kernel/index.ts'
import { deadlinesOfCase } from './case-deadlines.ts'
import { nodesOf } from './catalogue.ts'
import { nodeFormContext } from './form-context.ts'
import type { History } from './history.ts'
import type { NodeId } from './node.ts'
import { judgmentsOf, rulingsOf } from './outcomes.ts'
import { caseStateOf, phaseOf } from './phase.ts'
import { trialProceduresOf } from './proceedings.ts'
import { mayRemove } from './removal.ts'
import { currentMain, endOf, nodesIn } from './standing.ts'
import { nextNodes, type Step, stepFor } from './steps.ts'
import { tracks } from './tracks.ts'
import { begun, record, week } from './walking.ts'
import { withdrawalsOf } from './withdrawals.ts'

// thousands of stops: longer than one test on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const calendar = calendarOf(announcedDays(), announcedYears)
const served = (on: LegalDate) => [
  { case_party_id: 1, served_on: addDays(on, 1) },
  { case_party_id: 2, served_on: addDays(on, 3) },
]

/** Every kind of answer that makes a difference to what follows, by node. */
const answers: Record<NodeId, (history: History, step: Step, on: LegalDate) => FormValues[]> = {
  'casetrial/register': (history, step, on) =>
    trialProceduresOf(history.branch, step.opens?.kind ?? 'first').map((procedure) => ({
      instance: step.opens?.kind,
      court: '某市中级人民法院',
      filed_on: on,
      procedure,
      appellants: ['2'],
      fee_payer: 'ours',
      fee: '50',
      fee_notice_on: on,
    })),
  'acceptance/accept': (history, step, on) => {
    const { parties = [] } = history.proceedings.find((one) => one.id === step.proceeding) ?? {}
    const answering = parties.filter((one) => ['defendant', 'appellee'].includes(one.role)).map((one) => one.caseParty)
    return [{ accepted_on: on, copies: served(on).filter((row) => answering.includes(row.case_party_id)) }]
  },
  'acceptance/proof': (_history, _step, on) => [{ notice_on: on, period: 'days', days: 15, notices: served(on) }],
  'trialsit/save': (_history, _step, on) => [{ hearing: { hearing_at: `${on}T09:30:00+08:00` }, result: 'scheduled' }],
  'mediate/save': (_history, _step, on) => [
    { mediated_on: on, result: 'failed' },
    {
      mediated_on: on,
      result: 'agreed',
      terms: '被告分期付款',
      payer: 'theirs',
      instalments: [{ due_on: on }],
      served: served(on),
    },
  ],
  'revokelawsuit/save': (history, step, on) =>
    withdrawalsOf(kindOf(history, step)).map((what) => ({ what, reason: '和解', ruled_on: on, served: served(on) })),
  'casetrial/feedback': (history, step, on) => [
    ...judgmentsOf(history.branch, kindOf(history, step)).map((outcome) => ({
      document: 'judgment',
      outcome,
      decided_on: on,
      served: served(on),
      performance: 'days',
      performance_days: 10,
    })),
    ...rulingsOf(kindOf(history, step)).map((ruling) => ({
      document: 'ruling',
      ruling,
      decided_on: on,
      served: served(on),
    })),
  ],
  'finish/addFinishRegister': (_history, _step, on) => [
    { closed_on: on, way: 'judgment', result: 'won', summary: '办结' },
  ],
}

const kindOf = (history: History, step: Step) =>
  history.proceedings.find((one) => one.id === step.proceeding)?.kind ?? 'first'

const signature = ({ node, values }: History['nodes'][number]): string =>
  [node, values.result, values.what, values.document, values.outcome, values.ruling].join()

/** What makes two histories the same for the graph: the nodes where it stands, and how it came there. */
const shapeOf = (history: History): string => {
  const [before, current] = [history.proceedings.at(-2), history.proceedings.at(-1)]
  const end = endOf(history, before?.id ?? null)
  return JSON.stringify([
    history.proceedings.map((one) => one.kind),
    end && signature(end),
    current?.procedure,
    nodesIn(history, current?.id ?? null)
      .map(signature)
      .sort(),
    caseStateOf(history),
  ])
}

const once = (history: History, step: Step): boolean =>
  !history.nodes.some((one) => one.node === step.node && one.proceeding === step.proceeding)

const mostProceedings = 3

/** Every stop that can be reached, each way into it once; nodes that repeat are taken once in a proceeding. */
function walk(start: History) {
  const seen = new Map<string, History>([[shapeOf(start), start]])
  const edges: { from: History; to: History; step: Step }[] = []
  const queue = [start]
  for (let history = queue.shift(); history; history = queue.shift()) {
    for (const step of nextNodes(history).may.filter((one) => once(history, one) && !one.belated)) {
      if (step.opens && history.proceedings.length >= mostProceedings) continue
      for (const values of answers[step.node]?.(history, step, week(history.nodes.length + 1)) ?? []) {
        const place = {
          ...(step.proceeding && { proceeding: step.proceeding }),
          ...(step.opens && { opens: step.opens.kind }),
        }
        const to = record(history, step.node, values, place)
        edges.push({ from: history, to, step })
        const shape = shapeOf(to)
        if (seen.has(shape)) continue
        seen.set(shape, to)
        queue.push(to)
      }
    }
  }
  return { stops: [...seen.values()], edges }
}

describe.each([
  [1, 'civil', 'first'],
  [2, 'civil', 'second'],
  [2, 'administrative', 'first'],
  [1, 'criminal', 'first'],
] as const)('track %s, %s, taken up at the %s instance', (caseType, branch, takenUpAt) => {
  let graph: ReturnType<typeof walk>
  beforeAll(() => {
    const roles = branch === 'criminal' ? ['victim', 'accused'] : ['plaintiff', 'defendant']
    const { parties } = begun()
    graph = walk(
      begun({
        caseType,
        branch,
        takenUpAt,
        parties: parties.map((one, index) => ({ ...one, role: roles[index] as string })),
      }),
    )
  })

  it('reaches a second instance, a new trial after it, and the close', () => {
    const phases = new Set(graph.stops.map(phaseOf))
    expect(phases).toContain('second-instance')
    expect(phases).toContain('closed')
    const kinds = graph.stops.map((one) => one.proceedings.map(({ kind }) => kind).join())
    expect(kinds).toContain(takenUpAt === 'first' ? 'first,second,first' : 'second,first,second')
  })

  it('stands in a phase of its track, which only a new proceeding sets back', () => {
    const line = tracks[caseType].phases
    for (const { from, to, step } of graph.edges) {
      const [before, after] = [line.indexOf(phaseOf(from)), line.indexOf(phaseOf(to))]
      expect(after).toBeGreaterThanOrEqual(0)
      if (!step.opens) expect(after).toBeGreaterThanOrEqual(before)
    }
  })

  it('offers or refuses every node of the track at every stop, and refuses what it does not offer', () => {
    for (const history of graph.stops) {
      const { may, refused } = nextNodes(history)
      const offered = new Set(may.map((one) => one.node))
      expect(new Set([...offered, ...refused.map((one) => one.node)]).size).toBe(nodesOf(caseType).length)
      for (const { node, reason } of refused) {
        expect(offered.has(node)).toBe(false)
        expect(stepFor(history, node)).toMatchObject({ code: reason.code })
      }
    }
  })

  it('offers nothing more once the case is closed', () => {
    const closed = graph.stops.filter((one) => caseStateOf(one) === 'closed')
    expect(closed.length).toBeGreaterThan(0)
    for (const history of closed) expect(nextNodes(history).may).toEqual([])
  })

  it('can be closed from wherever it stands', () => {
    const forward = new Map<string, string[]>()
    for (const { from, to } of graph.edges)
      forward.set(shapeOf(from), [...(forward.get(shapeOf(from)) ?? []), shapeOf(to)])
    const closes = new Set(graph.stops.filter((one) => caseStateOf(one) === 'closed').map(shapeOf))
    for (let grown = true; grown; ) {
      const more = [...forward].filter(([from, to]) => !closes.has(from) && to.some((one) => closes.has(one)))
      for (const [from] of more) closes.add(from)
      grown = more.length > 0
    }
    expect(graph.stops.filter((one) => !closes.has(shapeOf(one)))).toEqual([])
  })

  it('lets the last node go, and names what rests on an earlier one', () => {
    for (const { to } of graph.edges) {
      expect(mayRemove(to, to.nodes.length)).toBe(true)
      const opening = to.nodes[0]
      if (to.nodes.length > 1 && opening) expect(mayRemove(to, opening.id)).not.toBe(true)
    }
  })

  it('shows every deadline with its article, once, and leaves none open after the close', () => {
    const wrong: string[] = []
    for (const history of graph.stops) {
      const deadlines = deadlinesOfCase(history, calendar)
      const keys = new Set(deadlines.map((one) => [one.node, one.rule, one.caseParty].join()))
      if (keys.size < deadlines.length) wrong.push(`twice in ${shapeOf(history)}`)
      for (const one of deadlines) {
        if (one.kind !== 'event' && !/第\d+条/.test(one.words.article?.zh ?? ''))
          wrong.push(`${one.rule} has no article`)
        if (one.dueOn < one.triggerOn) wrong.push(`${one.rule} is due before it starts`)
        if (one.metBy === null && caseStateOf(history) === 'closed') wrong.push(`${one.rule} is open after the close`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('gives an appeal to nobody at second instance and in small claims', () => {
    const ended = graph.edges.filter(({ step }) => step.node === 'casetrial/feedback').map(({ to }) => to)
    expect(ended.length).toBeGreaterThan(0)
    for (const history of ended) {
      const last = currentMain(history)
      if (last?.kind === 'first' && last.procedure !== 'small-claims') continue
      const appeals = deadlinesOfCase(history, calendar).filter(
        (one) => one.proceeding === last?.id && /\.appeal\.(judgment|ruling)$/.test(one.rule),
      )
      expect(appeals).toEqual([])
    }
  })

  it('knows for every step what its form asks about', () => {
    for (const { from, step } of graph.edges) {
      const { facts, options } = nodeFormContext(from, { step }, { names: new Map(), today: week(99) })
      expect(facts.branch).toBe(branch)
      if (step.opens) expect(options.instances?.map((one) => one.value)).toContain(step.opens.kind)
    }
  })
})
