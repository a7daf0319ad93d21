"""Powers of the star peoples: what each says at its moment. Who asks them: people/."""
