/** The account of a sign-in is a mobile number: 1[3-9] and nine digits (specification, section 5). */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)
/** The shortest password (specification, section 9). */
export const shortestPassword = 6
