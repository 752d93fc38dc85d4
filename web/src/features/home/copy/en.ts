import type { zh } from './zh.ts'

export const en: typeof zh = {
  headline: ['Every case of your company', 'has the right lawyer,', 'and its deadlines watched.'],
  lead: 'Post a need and the platform finds the lawyer. Filing, preservation, hearing and judgment stand on one page, with every statutory deadline worked out and its article beside it.',
  post: 'Post a case source',
  register: 'Register a company',
  work: 'Go to the dashboard',
  fields: 'IP · Contracts · Labour · Administrative · Criminal · Enforcement',
  appeal: {
    title: 'When does the appeal period end?',
    document: 'What was served',
    judgment: 'Civil judgment, first instance',
    ruling: 'Civil ruling open to appeal',
    served: 'Served on',
    end: 'Appeal period ends',
    resting: '15 days for a judgment, 10 for a ruling: choose the day of service',
    coming: 'Working it out',
    noDate: 'Please choose the day of service',
    failed: 'The calculator could not be loaded; check your network',
    notKept: 'No rule is kept for that day',
    each: "Each party's period runs from its own receipt (Civil Procedure Interpretation 244); that day is not counted.",
  },
  how: {
    title: 'From a need to a judgment',
    note: 'Nothing is typed twice, and everybody looks at the same page.',
    steps: [
      {
        title: 'Post the need',
        text: 'The company says what, where and for how much, and adds its papers. The platform reviews; a rejection gives its reason.',
      },
      {
        title: 'Choose the lawyers',
        text: 'Candidates are ranked by region, experience with the matter, load and answer time, with the reasons beside them. A conflict of interest removes.',
      },
      {
        title: 'Accept and open the case',
        text: 'The first lawyer of a round to accept takes it on. What the source says already is not typed again.',
      },
      {
        title: 'Record each step',
        text: 'Filing, acceptance, hearing, judgment: deadlines follow from the day of service and change with it, and the company sees them at once.',
      },
    ],
  },
  sides: {
    company: {
      title: 'For companies',
      points: [
        'Where every case stands, at a glance',
        'What is due, who works on it, what it costs',
        'Sub-accounts that each see their own',
      ],
      action: 'Register a company',
    },
    lawyer: {
      title: 'For lawyers',
      points: [
        'Offers reach you; accept or refuse in one step',
        'Deadlines from the day of service, with the article to check them',
        'File, parties and diary on one page',
      ],
      action: 'Register as a lawyer',
    },
  },
  counts: { lawyers: 'lawyers', companies: 'companies', cases: 'cases in hand', regions: 'provinces covered' },
}
