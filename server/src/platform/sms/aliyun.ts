import dysms, { SendSmsRequest } from '@alicloud/dysmsapi20170525'
import { $OpenApiUtil } from '@alicloud/openapi-core'
import type { SmsSender } from './sms.ts'

type Options = {
  accessKeyId: string
  accessKeySecret: string
  signName: string
  endpoint: string
  /** Our template names to the provider's codes. */
  templates: Readonly<Record<string, string>>
  protocol?: 'https' | 'http'
}

// the package is CommonJS with a `default` of its own, which Node leaves one step deeper and a bundler lifts out
type Sms = typeof dysms.default
const imported = dysms as unknown as { default?: Sms }
const Client: Sms = imported.default ?? (dysms as unknown as Sms)

/** Aliyun 短信服务. Throws where the provider answers anything but OK. */
export function aliyunSender(options: Options): SmsSender {
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId: options.accessKeyId,
      accessKeySecret: options.accessKeySecret,
      endpoint: options.endpoint,
      protocol: options.protocol ?? 'https',
    }),
  )
  return async ({ mobile, template, parameters }) => {
    const templateCode = options.templates[template]
    if (!templateCode) throw new Error(`SMS_TEMPLATES names no code for the template ${template}`)
    const reply = await client.sendSms(
      new SendSmsRequest({
        phoneNumbers: mobile,
        signName: options.signName,
        templateCode,
        templateParam: JSON.stringify(parameters),
      }),
    )
    if (reply.body?.code !== 'OK')
      throw new Error(`the sms provider refused: ${reply.body?.code} ${reply.body?.message}`)
  }
}
