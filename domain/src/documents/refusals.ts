import { refusals, text } from '../kernel/index.ts'

export const documentRefusals = refusals('document', {
  'kind-not-allowed': text(
    '不支持的文件类型，请上传：{allowed}',
    'This kind of file is not accepted; please upload one of: {allowed}',
    'Tipo de archivo no admitido; suba uno de: {allowed}',
  ),
  'too-large': text(
    '文件大小不能超过200MB',
    'The file may not be larger than 200 MB',
    'El archivo no puede superar los 200 MB',
  ),
  'wrong-chunk': text(
    '文件分片与文件大小不符，请重新上传',
    'The part does not fit the size of the file; please upload it again',
    'La parte no corresponde al tamaño del archivo; súbalo de nuevo',
  ),
  'no-file': text('请选择要上传的文件', 'Please choose a file to upload', 'Elija un archivo para subir'),
  'no-visitor': text(
    '请允许浏览器使用 Cookie 后再上传',
    'Please allow cookies in the browser before uploading',
    'Permita las cookies en el navegador antes de subir archivos',
  ),
  attached: text(
    '该文件已被使用，不能删除',
    'The file is in use and cannot be deleted',
    'El archivo está en uso y no se puede eliminar',
  ),
  'not-yours': text(
    '附件不存在或已被使用，请重新上传',
    'An attachment does not exist or is already in use; please upload it again',
    'Un adjunto no existe o ya está en uso; súbalo de nuevo',
  ),
})
