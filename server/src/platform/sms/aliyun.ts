import dysms from '@alicloud/dysmsapi20170525'
import openapi from '@alicloud/openapi-core'
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

// both packages are CommonJS: an ES module finds everything on their default
const { default: Client, SendSmsRequest } = dysms
const { Config } = openapi.$OpenApiUtil

/** Aliyun 短信服务. Throws where the provider answers anything but OK. */
export function aliyunSender(options: Options): SmsSender {
  const client = new Client(
    new Config({
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
