// Text fields in every state: empty, filled, valid, wrong, disabled.
import { useState } from "react";
import Lock from "lucide-react/icons/lock";
import User from "lucide-react/icons/user";
import { PasswordField } from "../src/password-field.tsx";
import { TextField } from "../src/text-field.tsx";
import { Section, Stack } from "./section.tsx";
import type { SectionProps } from "./section.tsx";

export function Fields({ t }: SectionProps) {
  const [amount, setAmount] = useState("2000");
  return (
    <Section title={t.fields}>
      <Stack>
        <TextField label={t.userName} placeholder={t.userNameHint} icon={<User />} autoComplete="username" />
        <PasswordField
          label={t.password}
          icon={<Lock />}
          defaultValue="secret"
          showLabel={t.show}
          hideLabel={t.hide}
        />
        <TextField label={t.mobile} error={t.mobileError} digits defaultValue="0171234" />
        <TextField label={t.mobile} error={t.longError} digits defaultValue="0171234" />
        <TextField label={t.email} hint={t.optional} valid type="email" defaultValue="rafiq@example.com" />
        <TextField
          label={t.amount}
          digits
          value={amount}
          onValue={setAmount}
          end={<span className="num">৳</span>}
        />
        <TextField label={t.locked} disabled defaultValue="rafiq92" />
        <TextField label={t.search} labelHidden size="sm" placeholder={t.search} />
      </Stack>
    </Section>
  );
}
