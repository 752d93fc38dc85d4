/** One short message: a template of ours with its parameters, and its words for whoever has no template at the provider. */
export type ShortMessage = {
  mobile: string
  template: 'code' | 'registration-approved' | 'registration-rejected'
  parameters: Record<string, string>
  words: string
}

/** The seam of the providers. Throws where the message was not taken; the job then tries again. */
export type SmsSender = (message: ShortMessage) => Promise<void>
