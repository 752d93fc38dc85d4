import { cases, nodeCall } from '@luqiao/domain/cases'
import { catalogue } from '@luqiao/domain/procedures'
import { type Route, route } from '../../platform/http/route.ts'
import { findCase, findDeadline, findNode } from './find-case.ts'
import { completeDeadline, deleteCase, flagCase } from './keep-case.ts'
import { newCaseRoutes } from './new-case/routes.ts'
import { mayList, policy } from './policy.ts'
import { presentHeader, presentParty, presentRow } from './present-case.ts'
import { presentDeadlines } from './present-deadlines.ts'
import { presentTimeline } from './present-timeline.ts'
import { recordNode } from './record-node.ts'
import { removeNode } from './remove-node.ts'
import { showDeadlines, showDetails, showHeader, showList, showTimeline } from './show-case.ts'
import { showForm, showHistory } from './show-node.ts'

const nothing = () => null

/** One route for each node of the catalogue: a new node is one data file. */
const nodeRoutes: readonly Route[] = catalogue.map(({ id }) =>
  route(nodeCall(id), {
    subject: ({ input, reading }) => findCase(reading, input.case_id),
    access: policy.record,
    run: recordNode(id),
    present: (written) => written,
  }),
)

export const routes: readonly Route[] = [
  ...newCaseRoutes,
  ...nodeRoutes,
  route(cases.list, {
    access: mayList,
    run: showList,
    present: (answer, { language }) => ({ ...answer, list: answer.list.map((row) => presentRow(row, language)) }),
  }),
  route(cases.info, {
    subject: ({ input, reading }) => findCase(reading, input.case_id),
    access: policy.read,
    run: showHeader,
    present: ({ row, seen }, { actor, language }) => presentHeader(row, seen, actor, language),
  }),
  route(cases.details, {
    subject: ({ input, reading }) => findCase(reading, input.case_id),
    access: policy.read,
    run: showDetails,
    present: ({ header, timeline, parties, evidence, deadlines }, { actor, language }) => ({
      header: presentHeader(header.row, header.seen, actor, language),
      timeline: presentTimeline(timeline, language),
      parties: parties.map((party) => presentParty(party, language)),
      evidence: evidence.map((one) => ({ ...one, files: Number(one.files ?? 0) })),
      deadlines: presentDeadlines(deadlines, language),
    }),
  }),
  route(cases.nodes, {
    subject: ({ input, reading }) => findCase(reading, input.case_id),
    access: policy.read,
    run: showTimeline,
    present: (timeline, { language }) => presentTimeline(timeline, language),
  }),
  route(cases.nodeHistory, {
    subject: ({ input, reading }) => findNode(reading, input.id),
    access: policy.read,
    run: showHistory,
    present: (shown) => shown,
  }),
  route(cases.render, {
    subject: ({ input, reading }) => findCase(reading, input.case_id),
    access: policy.record,
    run: showForm,
    present: (form) => form,
  }),
  route(cases.removeNode, {
    subject: ({ input, reading }) => findNode(reading, input.id),
    access: policy.edit,
    run: removeNode,
    present: nothing,
  }),
  route(cases.flag, {
    subject: ({ input, reading }) => findCase(reading, input.case_id),
    access: policy.flag,
    run: flagCase,
    present: nothing,
  }),
  route(cases.remove, {
    subject: ({ input, reading }) => findCase(reading, input.case_id),
    access: policy.remove,
    run: deleteCase,
    present: nothing,
  }),
  route(cases.deadlines, {
    subject: ({ input, reading }) => findCase(reading, input.case_id),
    access: policy.read,
    run: showDeadlines,
    present: (deadlines, { language }) => presentDeadlines(deadlines, language),
  }),
  route(cases.completeDeadline, {
    subject: ({ input, reading }) => findDeadline(reading, input.id),
    access: policy.completeDeadline,
    run: completeDeadline,
    present: nothing,
  }),
]
