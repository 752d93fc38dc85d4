/**
 * `uploadFile(file, { onProgress })` sends a file and answers what was stored; `removeUpload(thumbid)` takes it back while
 * nothing uses it.
 */
export { planUploads } from './plan.ts'
export { removeUpload } from './remove-upload.ts'
export { uploadFile } from './upload-file.ts'
