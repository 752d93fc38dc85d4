import { type Localized, type Parameters, text } from './localized.ts'

/** One thing that is wrong: its code, the path of the field it concerns ('' for the whole), and its words. */
export type Fault = {
  readonly code: string
  readonly path: string
  readonly words: Localized
  readonly parameters?: Parameters
}

/** Thrown by whoever refuses: all faults at once, the first in the order of the specification. */
export class Refusal extends Error {
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => `${fault.code}${fault.path && ` at ${fault.path}`}`).join(', '))
    this.name = 'Refusal'
    this.faults = faults
  }
}

type Place = { path?: string; parameters?: Parameters }

/** A feature's closed list of refusals. The code on the wire is `<feature>.<name>`; the kernel's own have no feature. */
export type Refusals<Name extends string> = {
  readonly words: Readonly<Record<string, Localized>>
  fault(name: Name, place?: Place): Fault
  refusal(name: Name, place?: Place): Refusal
}

export function refusals<const Words extends Record<string, Localized>>(
  feature: string,
  list: Words,
): Refusals<keyof Words & string> {
  const code = (name: string) => (feature ? `${feature}.${name}` : name)
  const fault = (name: keyof Words & string, place: Place = {}): Fault => ({
    code: code(name),
    path: place.path ?? '',
    words: list[name] as Localized,
    ...(place.parameters && { parameters: place.parameters }),
  })
  return {
    words: Object.fromEntries(Object.entries(list).map(([name, words]) => [code(name), words])),
    fault,
    refusal: (name, place) => new Refusal([fault(name, place)]),
  }
}

/** Throws where there is at least one fault. */
export function refuseIfAny(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new Refusal(faults)
}

/** What any endpoint may answer. `{field}` is the field's label where the contract gives one, else its wire name. */
export const generalRefusals = refusals('', {
  'not-signed-in': text('请先登录', 'Please sign in first', 'Inicie sesión primero'),
  'not-found': text(
    '未找到该内容，或您无权查看',
    'Not found, or not visible to you',
    'No se encontró o no tiene acceso',
  ),
  forbidden: text('您无权进行此操作', 'You may not do this', 'No tiene permiso para esta acción'),
  'under-review': text(
    '账号尚在审核中，暂不能使用此功能',
    'Your registration is still under review',
    'Su registro aún está en revisión',
  ),
  required: text('{field}不能为空', '{field} is required', '{field} es obligatorio'),
  invalid: text('{field}格式不正确', '{field} is not valid', '{field} no es válido'),
  'too-long': text(
    '{field}不能超过{limit}个字符',
    '{field} may have at most {limit} characters',
    '{field} admite como máximo {limit} caracteres',
  ),
  'too-short': text(
    '{field}不能少于{limit}个字符',
    '{field} needs at least {limit} characters',
    '{field} requiere al menos {limit} caracteres',
  ),
  'too-many': text(
    '{field}最多{limit}项',
    '{field} may have at most {limit} entries',
    '{field} admite hasta {limit} elementos',
  ),
  'too-few': text(
    '{field}至少{limit}项',
    '{field} needs at least {limit} entries',
    '{field} requiere al menos {limit} elementos',
  ),
  'too-large': text('内容过大', 'The content is too large', 'El contenido es demasiado grande'),
  'too-often': text(
    '操作过于频繁，请稍后再试',
    'Too many requests, please try again later',
    'Demasiadas solicitudes, inténtelo más tarde',
  ),
  'changed-meanwhile': text(
    '内容已被他人修改，请刷新后再试',
    'It was changed by someone else; please reload and try again',
    'Otra persona lo modificó; recargue e inténtelo de nuevo',
  ),
  'same-key-other-request': text(
    '重复的请求标识用于不同的请求',
    'This idempotency key was used for a different request',
    'Esta clave de idempotencia se usó para otra solicitud',
  ),
  'no-such-path': text('没有这个接口', 'No such path', 'Ruta inexistente'),
  'unreadable-body': text(
    '请求内容无法解析',
    'The request body cannot be read',
    'No se puede leer el cuerpo de la solicitud',
  ),
  failed: text(
    '系统出错，请稍后再试',
    'Something went wrong on our side, please try again',
    'Algo falló de nuestro lado, inténtelo de nuevo',
  ),
})
