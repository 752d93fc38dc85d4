import { type Fault, generalRefusals, type Language, type Refusal, say } from '@luqiao/domain/kernel'

/** The reply of every call: `code` 1 success, 0 refused, 401 not signed in, -600 too large, -200 too many. */
export type Envelope = {
  code: 1 | 0 | 401 | -600 | -200
  msg: string
  data: unknown
  errors?: { path: string; code: string; msg: string }[]
}

const done = { zh: '操作成功', en: 'Done', es: 'Hecho' }

export const success = (data: unknown, language: Language): Envelope => ({ code: 1, msg: done[language], data })

/** The HTTP status and envelope of a refusal, every fault in the caller's language. */
export function refused(faults: Refusal['faults'], language: Language): { status: number; envelope: Envelope } {
  const errors = faults.map((fault) => ({
    path: fault.path,
    code: fault.code,
    msg: say(fault.words, language, fault.parameters),
  }))
  const { status, code } = statusOf(faults[0]?.code)
  return { status, envelope: { code, msg: errors[0]?.msg ?? '', data: null, errors } }
}

function statusOf(code: string | undefined): { status: number; code: Envelope['code'] } {
  if (code === 'not-signed-in') return { status: 401, code: 401 }
  if (code === 'no-such-path') return { status: 404, code: 0 }
  if (code === 'too-large') return { status: 413, code: -600 }
  if (code === 'too-often') return { status: 429, code: -200 }
  if (code === 'failed') return { status: 500, code: 0 }
  return { status: 200, code: 0 }
}

export const generalFault = (name: Parameters<typeof generalRefusals.fault>[0]): readonly Fault[] => [
  generalRefusals.fault(name),
]
