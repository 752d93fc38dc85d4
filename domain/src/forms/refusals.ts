import { refusals, text } from '../kernel/index.ts'

/** What a form refuses besides the kernel's required, too-long, too-many, too-few and invalid. */
export const formRefusals = refusals('forms', {
  'no-such-day': text('{field}不是有效的日期', '{field} is not an existing date', '{field} no es una fecha existente'),
  'no-such-time': text(
    '{field}不是有效的日期和时间',
    '{field} is not an existing date and time',
    '{field} no es una fecha y hora existente',
  ),
  'too-early': text(
    '{field}不能早于{other}（{date}）',
    '{field} may not be before {other} ({date})',
    '{field} no puede ser anterior a {other} ({date})',
  ),
  'too-late': text(
    '{field}不能晚于{other}（{date}）',
    '{field} may not be after {other} ({date})',
    '{field} no puede ser posterior a {other} ({date})',
  ),
  'range-open': text(
    '{field}需要起止两个日期',
    '{field} needs a first and a last day',
    '{field} requiere fecha inicial y final',
  ),
  'range-reversed': text(
    '{field}的结束日期不能早于开始日期',
    '{field} may not end before it starts',
    '{field} no puede terminar antes de empezar',
  ),
  'not-offered': text(
    '{field}请从所列选项中选择',
    '{field} must be one of the listed choices',
    '{field} debe ser una de las opciones',
  ),
  'other-empty': text(
    '{field}选择“其他”时请填写内容',
    '{field}: please say what “other” is',
    '{field}: indique cuál es la otra opción',
  ),
  'not-a-sum': text(
    '{field}应为金额（元，至多两位小数）',
    '{field} must be a sum in yuan with at most two decimals',
    '{field} debe ser un importe en yuanes con dos decimales como máximo',
  ),
  'not-a-number': text(
    '{field}应为{min}至{max}的整数',
    '{field} must be a whole number from {min} to {max}',
    '{field} debe ser un número entero de {min} a {max}',
  ),
  phone: text(
    '{field}应为带区号的固定电话、11位号码或手机号码',
    '{field} must be a landline with area code, 11 digits or a mobile number',
    '{field} debe ser un fijo con prefijo, 11 dígitos o un móvil',
  ),
  mobile: text(
    '{field}应为11位手机号码',
    '{field} must be a mobile number of 11 digits',
    '{field} debe ser un móvil de 11 dígitos',
  ),
  'licence-number': text(
    '{field}应为17位数字',
    '{field} must have exactly 17 digits',
    '{field} debe tener exactamente 17 dígitos',
  ),
  'postal-code': text('{field}应为6位数字', '{field} must have 6 digits', '{field} debe tener 6 dígitos'),
  'identity-number': text(
    '{field}不是有效的居民身份证号码',
    '{field} is not a valid identity number (18 characters, check digit)',
    '{field} no es un número de identidad válido (18 caracteres, dígito de control)',
  ),
  'credit-code': text(
    '{field}不是有效的统一社会信用代码',
    '{field} is not a valid unified credit code (18 characters, check character)',
    '{field} no es un código de crédito unificado válido (18 caracteres, carácter de control)',
  ),
  link: text(
    '{field}应为以 http:// 或 https:// 开头的网址',
    '{field} must be an address that starts with http:// or https://',
    '{field} debe ser una dirección que empiece por http:// o https://',
  ),
  'region-incomplete': text(
    '{field}请选择到下一级行政区划',
    '{field} needs a further level of the division',
    '{field} requiere un nivel más de la división',
  ),
  'no-such-region': text(
    '{field}不是有效的行政区划',
    '{field} is not an existing division',
    '{field} no es una división existente',
  ),
  'no-such-cause': text(
    '{field}不在案由表中',
    '{field} is not in the tree of causes',
    '{field} no figura en el árbol de causas',
  ),
  'no-such-file': text(
    '{field}中有文件不存在或不可使用',
    '{field} names a file that does not exist or is not yours to attach',
    '{field} incluye un archivo que no existe o no puede adjuntar',
  ),
  'file-kind': text(
    '{field}不支持该文件类型：{name}',
    '{field} does not take this kind of file: {name}',
    '{field} no admite este tipo de archivo: {name}',
  ),
  'file-too-large': text(
    '{field}单个文件不能超过{limit}MB：{name}',
    '{field}: a file may have at most {limit} MB: {name}',
    '{field}: un archivo admite {limit} MB como máximo: {name}',
  ),
  'unknown-version': text(
    '该表单版本已不存在，请刷新后重新填写',
    'This version of the form does not exist; please reload',
    'Esta versión del formulario no existe; recargue la página',
  ),
})

export type FormRefusal =
  | Parameters<typeof formRefusals.fault>[0]
  | 'required'
  | 'invalid'
  | 'too-long'
  | 'too-many'
  | 'too-few'
