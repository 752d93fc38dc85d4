export { removeUpload } from './remove-upload.ts'
export { uploadFile } from './upload-file.ts'
