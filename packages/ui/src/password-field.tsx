// A password box whose text can be shown and hidden again; it starts hidden.
import { useState } from "react";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { IconButton } from "./icon-button.tsx";
import { TextField } from "./text-field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "digits" | "end"> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      size="sm"
      label={isShown ? hideLabel : showLabel}
      icon={isShown ? <Eye /> : <EyeOff />}
      disabled={rest.disabled}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? "text" : "password"}
      end={toggle}
    />
  );
}
