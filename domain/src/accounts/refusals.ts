import { refusals, text } from '../kernel/index.ts'

export const accountRefusals = refusals('account', {
  'account-required': text('请输入联系方式', 'Please enter your mobile number', 'Introduzca su número de móvil'),
  'account-invalid': text(
    '请输入正确的联系方式',
    'Please enter a correct mobile number',
    'Introduzca un número de móvil correcto',
  ),
  'password-required': text('请输入密码', 'Please enter the password', 'Introduzca la contraseña'),
  'password-short': text(
    '密码不能少于6位',
    'The password needs at least 6 characters',
    'La contraseña requiere al menos 6 caracteres',
  ),
  'captcha-required': text(
    '请输入验证码',
    'Please enter the verification code',
    'Introduzca el código de verificación',
  ),
  'captcha-wrong': text(
    '验证码错误或已过期',
    'The verification code is wrong or has expired',
    'El código de verificación es incorrecto o ha caducado',
  ),
  'wrong-credentials': text('账号或密码错误', 'Account or password is wrong', 'Cuenta o contraseña incorrecta'),
  'too-soon': text(
    '尝试次数过多，请 {seconds} 秒后再试',
    'Too many attempts; try again in {seconds} seconds',
    'Demasiados intentos; vuelva a intentarlo en {seconds} segundos',
  ),
  disabled: text(
    '账号已停用，请联系平台',
    'The account is disabled; please contact the platform',
    'La cuenta está desactivada; contacte con la plataforma',
  ),
  'sms-wait': text(
    '验证码已发送，请 {seconds} 秒后再试',
    'A code was just sent; try again in {seconds} seconds',
    'Ya se envió un código; inténtelo en {seconds} segundos',
  ),
  'sms-too-many': text(
    '今日验证码发送次数已达上限',
    'No more codes can be sent today',
    'Hoy no se pueden enviar más códigos',
  ),
  'sms-code-wrong': text(
    '短信验证码错误或已过期',
    'The sms code is wrong or has expired',
    'El código SMS es incorrecto o ha caducado',
  ),
  'mobile-taken': text(
    '该手机号已注册',
    'This mobile number is already registered',
    'Este número de móvil ya está registrado',
  ),
  'credit-code-taken': text(
    '该统一社会信用代码已注册',
    'This credit code is already registered',
    'Este código de crédito ya está registrado',
  ),
  'credit-code-invalid': text(
    '统一社会信用代码不正确',
    'The credit code is not correct',
    'El código de crédito no es correcto',
  ),
  'licence-taken': text(
    '该执业证号已注册',
    'This licence number is already registered',
    'Este número de licencia ya está registrado',
  ),
  'licence-invalid': text(
    '执业证号应为17位数字',
    'The licence number has 17 digits',
    'El número de licencia tiene 17 dígitos',
  ),
  'region-invalid': text('所在地区不正确', 'The region does not exist', 'La región no existe'),
  'licence-kind': text(
    '证照请上传 jpg、png 图片或 pdf',
    'Please upload the licence as a jpg or png picture or as a pdf',
    'Suba la licencia como imagen jpg o png, o como pdf',
  ),
  'name-reviewed': text(
    '姓名已经平台审核，如需变更请联系平台',
    'The name was reviewed; please contact the platform to change it',
    'El nombre fue revisado; contacte con la plataforma para cambiarlo',
  ),
  'old-password-required': text('请输入原密码', 'Please enter the old password', 'Introduzca la contraseña anterior'),
  'old-password-wrong': text('原密码错误', 'The old password is wrong', 'La contraseña anterior es incorrecta'),
})
