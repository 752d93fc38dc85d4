import { accountRefusals, isMobile, shortestPassword } from '@luqiao/domain/accounts'
import { generalRefusals, type Language, type Localized, say } from '@luqiao/domain/kernel'

/** The looks that a form takes before it is sent, in the words that the server would say. */
export type Look = (text: string, language: Language) => string | undefined

const words = (name: string): Localized => accountRefusals.words[`account.${name}`] as Localized

export const lookAtMobile: Look = (text, language) => {
  if (text.trim() === '') return say(words('account-required'), language)
  return isMobile(text.trim()) ? undefined : say(words('account-invalid'), language)
}

export const lookAtPassword: Look = (text, language) => {
  if (text === '') return say(words('password-required'), language)
  return text.length < shortestPassword ? say(words('password-short'), language) : undefined
}

export const lookAtCode: Look = (text, language) =>
  text.trim() === '' ? say(words('captcha-required'), language) : undefined

/** Anything at all: 「{field}不能为空」. */
export const lookAtField = (text: string, field: string, language: Language): string | undefined =>
  text.trim() === '' ? say(generalRefusals.words.required as Localized, language, { field }) : undefined
