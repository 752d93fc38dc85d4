import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters of RFC 9106 for little memory: 19 MiB, two passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

let nobodys: Promise<string> | undefined

/** Whether the password fits; takes as long where there is no such account, so that the time tells nothing. */
export async function fits(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody has this password')
  const right = await verify(passwordHash ?? (await nobodys), password)
  return right && passwordHash !== undefined
}
