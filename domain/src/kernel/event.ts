declare const payload: unique symbol

/** Something that happened in one feature and that others may react to. */
export type EventType<Payload> = { readonly name: string; readonly [payload]?: Payload }

/** `event<{ caseId: number }>('case.created')`: the payload is plain JSON. */
export const event = <Payload>(name: string): EventType<Payload> => ({ name })
