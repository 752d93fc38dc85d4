import { refusals, text } from '../kernel/index.ts'

/** The first nine stand in the words and the order of the specification's section 5. */
export const caseSourceRefusals = refusals('case-source', {
  'main-name-required': text(
    '需求主体不能为空',
    'The requesting party is required',
    'La parte solicitante es obligatoria',
  ),
  'company-required': text(
    '委托单位不能为空',
    'The entrusting company is required',
    'La empresa mandante es obligatoria',
  ),
  'contact-required': text(
    '联系人姓名不能为空',
    'The contact name is required',
    'El nombre del contacto es obligatorio',
  ),
  'phone-required': text(
    '联系人电话不能为空',
    'The contact phone is required',
    'El teléfono del contacto es obligatorio',
  ),
  'region-required': text('办案地区不能为空', 'The handling region is required', 'La zona del asunto es obligatoria'),
  'title-required': text(
    '案源名称不能为空',
    'The case-source name is required',
    'El nombre de la solicitud es obligatorio',
  ),
  'case-count-required': text(
    '案件数量不能为空',
    'The number of cases is required',
    'El número de casos es obligatorio',
  ),
  'fee-required': text('案件费用不能为空', 'The case fee is required', 'Los honorarios son obligatorios'),
  'description-required': text(
    '基本案情不能为空',
    'The basic description is required',
    'La descripción del caso es obligatoria',
  ),

  'company-unknown': text(
    '委托单位不存在或已停用',
    'There is no such company, or it is suspended',
    'La empresa no existe o está suspendida',
  ),
  'region-unknown': text(
    '办案地区不存在，请选择省、市、区',
    'There is no such region; please choose province, city and district',
    'La zona no existe; elija provincia, ciudad y distrito',
  ),
  'case-count-invalid': text(
    '案件数量应为1至{limit}的整数',
    'The number of cases must be a whole number from 1 to {limit}',
    'El número de casos debe ser un entero de 1 a {limit}',
  ),
  'fee-invalid': text(
    '案件费用应为金额（元），最多两位小数',
    'The case fee must be a sum in yuan with at most two decimals',
    'Los honorarios deben ser un importe en yuanes con dos decimales como máximo',
  ),
  'cause-unknown': text('案由不存在', 'There is no such cause of action', 'No existe esa causa de acción'),
  'reason-required': text('驳回理由不能为空', 'A reason is required', 'El motivo es obligatorio'),
  'wrong-state': text(
    '案源{state}，不能{move}',
    'The case source is “{state}”: you can’t {move} it',
    'La solicitud está en estado «{state}»: no se puede {move}',
  ),

  'lawyer-unavailable': text(
    '律师不存在或暂不能接受派发',
    'There is no such lawyer, or the lawyer cannot take offers now',
    'El abogado no existe o no puede recibir ofertas',
  ),
  'lawyer-in-conflict': text(
    '{lawyer}所在律所与委托单位存在利益冲突，不能派发',
    "The firm of {lawyer} acts against the entrusting company; it can't be offered",
    'El despacho de {lawyer} actúa contra la empresa mandante; no se le puede ofrecer',
  ),
  'pinned-not-chosen': text(
    '指定的律师不在派发名单中',
    'The pinned lawyer is not among those chosen',
    'El abogado fijado no está entre los elegidos',
  ),
  'brief-names-someone': text(
    '派发说明不能出现“{name}”：律师接受前不显示当事人信息',
    'The brief may not contain "{name}": parties are not shown before an offer is accepted',
    'El resumen no puede contener «{name}»: las partes no se muestran antes de aceptar la oferta',
  ),

  handled: text('此消息已处理', 'This message has been handled', 'Este mensaje ya fue atendido'),
  'offer-lost': text(
    '该案源已由其他律师承接',
    'Another lawyer has accepted this case source',
    'Otro abogado ya aceptó esta solicitud',
  ),
  'offer-expired': text('该邀请已过期', 'This invitation has expired', 'Esta invitación ha caducado'),
  'offer-withdrawn': text(
    '该案源已撤回',
    'This case source has been withdrawn',
    'Esta solicitud de caso ha sido retirada',
  ),
  // the lawyer is told only that a conflict exists (law.md section 4)
  conflict: text(
    '存在利益冲突，不能承接该案源',
    'There is a conflict of interest: this case source cannot be accepted',
    'Existe un conflicto de intereses: no se puede aceptar esta solicitud',
  ),
  'all-cases-created': text(
    '该案源的{limit}件案件均已创建',
    'All {limit} cases of this case source have been created',
    'Ya se crearon los {limit} casos de esta solicitud',
  ),
})
