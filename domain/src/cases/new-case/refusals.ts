import { refusals, text } from '../../kernel/index.ts'

/** What the new-case dialog is refused besides the faults of its forms. */
export const newCaseRefusals = refusals('case', {
  'nobody-ours': text(
    '至少要有一名我方当事人',
    'At least one party must be ours',
    'Al menos una parte debe ser la propia',
  ),
  'party-twice': text(
    '{field}与当事人{other}是同一人，请勿重复填写',
    '{field} is the same as party {other}; please enter it once',
    '{field} es la misma que la parte {other}; indíquela una sola vez',
  ),
  'no-such-party': text(
    '{field}关联的当事人不存在，请重新选择或取消关联',
    '{field}: the linked party does not exist; please choose again or type the name',
    '{field}: la parte vinculada no existe; elíjala de nuevo o escriba el nombre',
  ),
  'no-such-lawyer': text(
    '所选律师不存在或暂不能接受委托',
    'The chosen lawyer does not exist or cannot take cases now',
    'El abogado elegido no existe o no puede aceptar casos',
  ),
  'not-your-lawyer': text(
    '律师只能为自己创建案件',
    'A lawyer may only open a case of their own',
    'Un abogado solo puede abrir un caso propio',
  ),
  'lawyer-of-source': text(
    '该案源由{name}律师承接，承办律师应为同一人',
    'The source was accepted by {name}; the case must be handled by the same lawyer',
    'La solicitud fue aceptada por {name}; el caso debe llevarlo el mismo abogado',
  ),
})
