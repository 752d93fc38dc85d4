/** A licence is read by a person: a picture, or a document that a browser shows. */
export const isLicenceKind = (mediaType: string): boolean => /^(image\/(png|jpeg)|application\/pdf)$/.test(mediaType)
