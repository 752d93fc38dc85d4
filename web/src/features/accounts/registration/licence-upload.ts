import { chunkSize, documents } from '@luqiao/domain/documents'
import { planUploads, removeUpload, uploadFile } from '../../../platform/upload/index.ts'

// fetched with the first file that is chosen: the contract brings zod, and a guest's page must stay light
planUploads({ upload: documents.upload, deleteFile: documents.deleteFile, chunkSize })

export { removeUpload, uploadFile }
