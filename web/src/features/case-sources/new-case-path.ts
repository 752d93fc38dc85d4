/** The new-case dialog of the case list; by `source_id` it knows what is known already. */
export const newCasePath = (sourceId: number): string => `/case/index?open=true&source_id=${sourceId}`
